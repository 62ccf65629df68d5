import type { DocumentName, ProcessPhotoRequest } from '@vesika/contract';
import type { TouchUp } from '@vesika/report';
import type { ChosenPhoto } from '../../original/photo-source.ts';
import type { DocumentType } from '../../photo/document-type.ts';

/** Everything that determines the requested photo. */
export interface PhotoRequest {
  original: ChosenPhoto;
  countryCode: string;
  documentType: DocumentType;
  /** Null selects the primary record of country and document. */
  variant: string | null;
  cropOnly: boolean;
  /** Full years; null for adults and where the authority does not distinguish by age. */
  childAgeYears: number | null;
  /** Further documents for the same portrait: if one photo can serve them too, it is framed for all of them. */
  also: readonly DocumentName[];
}

/** The user's decisions about the photo besides its country and document. */
export type PhotoOptions = Pick<PhotoRequest, 'cropOnly' | 'childAgeYears'>;

/** Builds the request fields that inspecting the original and making the photo have in common. */
export function requestOf(
  { countryCode, documentType, variant, cropOnly, childAgeYears, also }: PhotoRequest,
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

/**
 * Returns the strokes drawn on an earlier photo of the same original; empty for a photo that is only cropped, because
 * its background is not repainted.
 */
export function touchUpOf({ original, cropOnly }: Pick<PhotoRequest, 'original' | 'cropOnly'>): TouchUp {
  return cropOnly ? [] : original.touchUp;
}
