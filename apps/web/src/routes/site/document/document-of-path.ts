import { type TravelDocumentType, travelDocumentTypes } from '@vesika/contract';

export function documentOfPath({ url }: Request): TravelDocumentType {
  const { pathname } = new URL(url);
  return travelDocumentTypes.find((type) => pathname.includes(`/${type}-photo`)) ?? 'passport';
}
