import type { DocumentType } from '@vesika/requirements';
import { count, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { photoOutcomes } from '../../schema/index.ts';

/** Fewer answers say nothing, and might point at a person. */
const answersMin = 5;

interface Acceptance {
  accepted: number;
  answers: number;
}

interface Document {
  countryCode: string;
  documentType: DocumentType;
  variant: string;
}

/** The answers of people for a document; null while there are too few answers. */
type AcceptanceOf = (document: Document) => Acceptance | null;

export async function findAcceptance(db: Database): Promise<AcceptanceOf> {
  const { countryCode, documentType, variant, accepted, answeredAt } = photoOutcomes;
  const rows = await db
    .select({
      countryCode,
      documentType,
      variant,
      answers: count(),
      accepted: sql<number>`count(*) filter (where ${accepted})`.mapWith(Number),
    })
    .from(photoOutcomes)
    .where(isNotNull(answeredAt))
    .groupBy(countryCode, documentType, variant)
    .having(sql`count(*) >= ${answersMin}`);
  const found = new Map(rows.map((row) => [keyOf(row), { accepted: row.accepted, answers: row.answers }]));
  return (document) => found.get(keyOf(document)) ?? null;
}

function keyOf({ countryCode, documentType, variant }: Document): string {
  return `${countryCode} ${documentType} ${variant}`;
}
