import type { TimePlace } from '../../platform/database/time-page.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';

export function cursorOf(place: string): string {
  return Buffer.from(place).toString('base64url');
}

export function placeOf(cursor: string): string {
  const place = Buffer.from(cursor, 'base64url').toString();
  if (cursorOf(place) !== cursor) throw wrongCursor();
  return place;
}

/** The moment in the cursor of a list that is sorted by time. */
export function momentOf(cursor: string | undefined): Date | undefined {
  return cursor === undefined ? undefined : dateOf(placeOf(cursor));
}

/** The place in the cursor of a list that is sorted by time and id. */
export function timePlaceOf(cursor: string | undefined): TimePlace | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', id] = placeOf(cursor).split(' ');
  if (!id || !/^[\w-]+$/.test(id)) throw wrongCursor();
  return { createdAt: dateOf(time), id };
}

/** A page of rows that were read one more than it holds, so that the last page is known. */
export function pageUpTo<Row extends TimePlace, Entry>(
  limit: number,
  rows: readonly Row[],
  entryOf: (row: Row) => Entry,
) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isLast = last === undefined || rows.length <= limit;
  const nextCursor = isLast ? null : cursorOf(`${last.createdAt.toISOString()} ${last.id}`);
  return { data: page.map(entryOf), nextCursor };
}

function dateOf(text: string): Date {
  const date = new Date(text);
  if (Number.isNaN(date.getTime()) || date.getTime() < 0) throw wrongCursor();
  return date;
}

function wrongCursor(): ServiceError {
  return new ServiceError('request-invalid', { field: 'cursor' });
}
