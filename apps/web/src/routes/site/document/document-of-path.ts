import { type TravelDocumentType, travelDocumentTypes } from '@vesika/contract';

/** One module serves `/passport-photo`, `/visa-photo` and `/id-photo`. */
export function documentOfPath({ url }: Request): TravelDocumentType {
  const { pathname } = new URL(url);
  return travelDocumentTypes.find((type) => pathname.includes(`/${type}-photo`)) ?? 'passport';
}
