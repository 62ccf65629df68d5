import { assignRows, type MappingRow } from '@vesika/batch';
import type { BatchDocument, ListProblem } from '@vesika/contract';
import { documentTypes, findCountry, listCountries } from '@vesika/requirements';
import type { BulkBatchRow, BulkFileRow } from '../../schema/index.ts';
import type { IsInactive, RequirementLookup } from '../requirements/index.ts';

interface Planned {
  fileId: string;
  person: string | null;
  childAgeYears: number | null;
  documents: BatchDocument[];
}

export interface BatchPlan {
  files: Planned[];
  problems: ListProblem[];
}

interface PlanParts {
  requirementFor: RequirementLookup;
  isInactive: IsInactive;
}

export function planBatch(
  { documents, mapping }: Pick<BulkBatchRow, 'documents' | 'mapping'>,
  files: readonly Pick<BulkFileRow, 'id' | 'name'>[],
  parts: PlanParts,
): BatchPlan {
  const names = files.map(({ name }) => name);
  const listed = mapping?.rows.map((row) => ({ ...row, age: row.age ?? null })) ?? [];
  const { rows, problems: unassigned } = assignRows(names, listed);
  const problems: ListProblem[] = [...(mapping?.problems ?? []), ...unassigned];
  const plans = files.map(({ id: fileId }, at) => {
    const own = rows[at]!;
    const person = own.find((row) => row.person !== null)?.person ?? null;
    const childAgeYears = own.find((row) => row.age !== null)?.age ?? null;
    const wanted = own.flatMap((row) => {
      const named = documentsOf(row, documents, parts);
      if (!named) problems.push({ line: row.line, problem: 'unknown-document' });
      return named ?? [];
    });
    const planned = own.length === 0 ? documents : withoutRepeats(wanted);
    return { fileId, person, childAgeYears, documents: planned };
  });
  return { files: plans, problems: problems.sort((a, b) => a.line - b.line) };
}

function documentsOf(
  { country, document, variant }: MappingRow,
  usual: readonly BatchDocument[],
  { requirementFor, isInactive }: PlanParts,
): readonly BatchDocument[] | undefined {
  if (country === null && document === null) return usual.length > 0 ? usual : undefined;
  const countryCode = country === null ? undefined : countryNamed(country);
  const documentType = documentTypes.find((type) => type === document?.toLowerCase());
  if (!countryCode || !documentType || isInactive({ countryCode, documentType })) return undefined;
  const named = { countryCode, documentType, variant: variant?.toLowerCase() ?? null };
  try {
    requirementFor({ countryCode, documentType, variant: named.variant ?? undefined });
    return [named];
  } catch {
    return undefined;
  }
}

function countryNamed(typed: string): string | undefined {
  const wanted = typed.toLowerCase();
  const found = findCountry(typed) ?? listCountries().find(({ name }) => name.toLowerCase() === wanted);
  return found?.code;
}

export function withoutRepeats(documents: readonly BatchDocument[]): BatchDocument[] {
  return [...new Map(documents.map((each) => [JSON.stringify(each), each])).values()];
}
