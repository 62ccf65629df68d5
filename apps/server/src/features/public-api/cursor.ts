import { ServiceError } from '../../platform/errors/service-error.ts';

/* Where a page ends, as programs carry it to the next one: nothing that they should read or build themselves. */

export function cursorOf(place: string): string {
  return Buffer.from(place).toString('base64url');
}

/** Throws request-invalid. */
export function placeOf(cursor: string): string {
  const place = Buffer.from(cursor, 'base64url').toString();
  if (cursorOf(place) !== cursor) throw new ServiceError('request-invalid', { field: 'cursor' });
  return place;
}
