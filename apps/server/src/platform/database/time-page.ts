import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Place of a row in a list that is sorted by time, newest first. */
export interface TimePlace {
  createdAt: Date;
  id: string;
}

/** Rows after a place; rows of the same instant are sorted by id. */
export function olderThan(
  { createdAt, id }: Record<keyof TimePlace, AnyColumn>,
  place: TimePlace | undefined,
): SQL | undefined {
  return place && sql`(${createdAt}, ${id}) < (${place.createdAt.toISOString()}::timestamptz, ${place.id})`;
}
