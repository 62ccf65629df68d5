import { authorityOf } from './authorities.ts';
import type { CapturedDocument } from './data-schemas.ts';
import { withEmptyFields } from './empty-fields.ts';
import type { PhotoRequirement } from './schema.ts';
import { namedSources } from './sources.ts';
import { storedData } from './stored.ts';

type DocumentKey = Pick<PhotoRequirement, 'countryCode' | 'documentType' | 'variant'>;

let loaded: readonly CapturedDocument[] | undefined;

/** Documents without photo requirements, because the authority takes the photo. */
export function capturedDocuments(): readonly CapturedDocument[] {
  loaded ??= storedData().capturedDocuments.map((stored) =>
    toDocument(withEmptyFields.capturedDocument({ ...stored, sources: namedSources(stored.sources) })),
  );
  return loaded;
}

function toDocument(known: Omit<CapturedDocument, 'authority'>): CapturedDocument {
  return { ...known, authority: authorityOf(known) };
}

/** In: an alpha-2 code. Out: the document; undefined if its photo is brought, or if we do not know it. */
export function findCapturedDocument(key: DocumentKey): CapturedDocument | undefined {
  return capturedDocuments().find(
    ({ countryCode, documentType, variant }) =>
      countryCode === key.countryCode && documentType === key.documentType && variant === key.variant,
  );
}
