import type { DocumentName, ProcessPhotoRequest } from '@vesika/contract';
import type { TouchUp } from '@vesika/report';
import type { DocumentType } from '../../photo/document-type.ts';
import type { ChosenPhoto } from './photo/use-chosen-photo.ts';

/** A photo as it is wanted. */
export interface PhotoOrder {
  original: ChosenPhoto;
  countryCode: string;
  documentType: DocumentType;
  /** Null: the primary record of country and document. */
  variant: string | null;
  cropOnly: boolean;
  /** Full years; null for adults, and where the authority makes no difference. */
  childAgeYears: number | null;
  /** Further documents of the portrait: where one photo does for them too, it is framed so. */
  also: readonly DocumentName[];
}

/** The order as the service takes it, for looking at the original and for making the photo alike. */
export function requestOf(
  { countryCode, documentType, variant, cropOnly, childAgeYears, also }: PhotoOrder,
  imageUrl: string,
): Pick<
  ProcessPhotoRequest,
  'imageUrl' | 'countryCode' | 'documentType' | 'variant' | 'cropOnly' | 'childAgeYears' | 'alsoFor'
> {
  return {
    imageUrl,
    countryCode,
    documentType,
    cropOnly,
    ...(variant !== null && { variant }),
    ...(childAgeYears !== null && { childAgeYears }),
    ...(also.length > 0 && { alsoFor: [...also] }),
  };
}

/** What was touched up on an earlier photo of the same original, where the background is painted again. */
export function touchUpOf({ original, cropOnly }: Pick<PhotoOrder, 'original' | 'cropOnly'>): TouchUp {
  return cropOnly ? [] : original.touchUp;
}
