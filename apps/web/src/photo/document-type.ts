import { type TravelDocumentType, travelDocumentTypes } from '@vesika/contract';

export function isTravelDocumentType(value: string | null): value is TravelDocumentType {
  return travelDocumentTypes.some((type) => type === value);
}
