import {
  type Country,
  type DocumentType,
  documentTypes,
  findRequirement,
  type PhotoRequirement,
  type RequirementAnswer,
  variantsOf,
} from '@vesika/requirements';
import { chooseCountry } from './country-choice.ts';
import { didYouMean } from './suggestions.ts';
import { UsageError } from './usage-error.ts';

export interface RequirementOptions {
  country: string;
  document: string;
  variant?: string;
}

/** A document that photos are made for, or held to. */
export interface ChosenDocument {
  /** As asked for: the rules may be those of the passport. */
  documentType: DocumentType;
  /** Null where none was asked for. */
  variant: string | null;
  answer: RequirementAnswer;
}

/** Throws as chooseRequirement does. */
export function chosenDocument(options: RequirementOptions): ChosenDocument {
  const answer = chooseRequirement(options);
  const variant = options.variant === undefined ? null : answer.requirement.variant;
  return { documentType: chooseDocument(options.document), variant, answer };
}

/** The rules that the command line means, or a UsageError that says what there is instead. */
export function chooseRequirement({
  country: typed,
  document,
  variant,
}: RequirementOptions): RequirementAnswer {
  const country = chooseCountry(typed);
  const documentType = chooseDocument(document);
  if (documentType === 'other' && variant === undefined) refuseUnnamedOther(country);
  const records = variantsOf(country.code, documentType);
  const named = variant === undefined ? undefined : variantNamed(variant, records);
  const answer = findRequirement({ countryCode: country.code, documentType, variant: named ?? variant });
  if (answer) return answer;
  const variants = records.map((record) => record.variant);
  throw new UsageError(
    `${country.name} has no ${documentType} variant "${variant}"`,
    variants.length === 0
      ? `It has no ${documentType} requirements of its own.`
      : `Use one of: ${variants.join(', ')}.`,
  );
}

/** Letters by which somebody may mean a variant. */
const shortestPart = 3;

/** A variant by its name, or by a part of its name or label that no other has: `lottery`, `oci`. */
function variantNamed(typed: string, records: ReadonlyArray<PhotoRequirement>): string | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < shortestPart || records.some(({ variant }) => variant === wanted)) return wanted;
  const alike = records.filter(({ variant, label }) => `${variant} ${label}`.toLowerCase().includes(wanted));
  return alike.length === 1 ? alike[0]?.variant : undefined;
}

export function chooseDocument(typed: string): DocumentType {
  const documentType = documentTypes.find((type) => type === typed.toLowerCase());
  if (documentType) return documentType;
  throw new UsageError(
    `unknown document "${typed}"`,
    didYouMean(typed, documentTypes) ?? 'Use passport, visa or id.',
  );
}

/** Permits and licences have no main one that could be meant, and a passport's rules do not stand in. */
function refuseUnnamedOther(country: Country): void {
  const variants = variantsOf(country.code, 'other').map((record) => record.variant);
  if (variants.length === 1) return;
  throw new UsageError(
    'document "other" needs --variant',
    variants.length === 0
      ? `${country.name} has no other documents on record.`
      : `${country.name} has: ${variants.join(', ')}.`,
  );
}
