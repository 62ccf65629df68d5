import {
  cropsOnlyByDefault,
  type DocumentType,
  findRequirement,
  type PhotoRequirement,
  popularPassportCodes,
} from '@vesika/requirements';

/** A document as wizard, API and command line make its photo if nothing else is asked for. */
export interface DefaultDocument {
  /** 'GB passport' */
  name: string;
  requirement: PhotoRequirement;
  /** True where the authority refuses edits; then wall and light stay as they are. */
  cropOnly: boolean;
}

const visas = [
  { countryCode: 'US', documentType: 'visa' },
  { countryCode: 'EU', documentType: 'visa', variant: 'schengen-visa' },
  { countryCode: 'CN', documentType: 'visa' },
  { countryCode: 'IN', documentType: 'visa' },
] as const;

/** The most wanted passports and visas. */
export const defaultDocuments: readonly DefaultDocument[] = [
  ...popularPassportCodes.map((countryCode) => ({ countryCode, documentType: 'passport' as const })),
  ...visas,
].map((document: { countryCode: string; documentType: DocumentType }) => {
  const { requirement } = findRequirement(document)!;
  return {
    name: `${document.countryCode} ${document.documentType}`,
    requirement,
    cropOnly: cropsOnlyByDefault(requirement),
  };
});
