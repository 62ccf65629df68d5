import { ServiceError } from '../../platform/errors/service-error.ts';

export function cursorOf(place: string): string {
  return Buffer.from(place).toString('base64url');
}

export function placeOf(cursor: string): string {
  const place = Buffer.from(cursor, 'base64url').toString();
  if (cursorOf(place) !== cursor) throw new ServiceError('request-invalid', { field: 'cursor' });
  return place;
}
