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
import { UsageError } from './usage-error.ts';

export interface RequirementOptions {
  country: string;
  document: string;
  variant?: string;
}

/** A document to make photos for, or to check against. */
export interface ChosenDocument {
  /** The requested type, although the rules may be the passport's. */
  documentType: DocumentType;
  /** Null if none was requested. */
  variant: string | null;
  answer: RequirementAnswer;
}

/** Throws like chooseRequirement. */
export function chosenDocument(options: RequirementOptions): ChosenDocument {
  const answer = chooseRequirement(options);
  const variant = options.variant === undefined ? null : answer.requirement.variant;
  return { documentType: chooseDocument(options.document), variant, answer };
}

/** The rules the command line refers to; throws a UsageError that lists the alternatives. */
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

/** Minimum length of an abbreviated variant. */
const shortestPart = 3;

/** Finds a variant by its name, or by a unique part of its name or label: `lottery`, `oci`. */
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

/** Permits and licences have no main record, and no passport's rules are used for them. */
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

/** The candidate most similar to what was typed, as a question; null if none is similar. */
export function didYouMean(typed: string, candidates: ReadonlyArray<string>): string | null {
  const word = typed.trim().toLowerCase();
  const reach = Math.floor(word.length / 3);
  const distances = candidates.map((candidate) => distanceTo(word, candidate));
  const nearest = Math.min(...distances);
  return nearest <= reach ? `Did you mean ${candidates[distances.indexOf(nearest)]}?` : null;
}

/** The start of a candidate counts as the whole. */
function distanceTo(word: string, candidate: string): number {
  return word.length >= 3 && candidate.startsWith(word) ? 0 : editDistance(word, candidate);
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
