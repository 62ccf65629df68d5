import type { Authority } from './schema.ts';
import { type StoredAuthority, storedData } from './stored.ts';
import type { DocumentType } from './vocabulary.ts';

interface NamedRecord {
  countryCode: string;
  documentType: DocumentType;
  variant: string;
  /** Alpha-2 code of the issuing state; null or absent if the country issues the document itself. */
  inheritsFrom?: string | null;
}

/** The authority of a document with its own page, which people check a rule with; null if we do not know the page. */
export function authorityOf({
  countryCode,
  documentType,
  variant,
  inheritsFrom,
}: NamedRecord): Authority | null {
  const ofType = `${inheritsFrom ?? countryCode} ${documentType}`;
  const stored = byDocument().get(`${ofType} ${variant}`) ?? byDocument().get(ofType);
  return stored ? { name: stored.name, address: stored.address, readOn: stored.readOn ?? null } : null;
}

let known: ReadonlyMap<string, StoredAuthority> | undefined;

/** By country and document type, or by variant where that has an authority of its own. */
function byDocument(): ReadonlyMap<string, StoredAuthority> {
  known ??= new Map(
    storedData().authorities.flatMap((authority) => authority.of.map((name) => [name, authority])),
  );
  return known;
}
