import type { DocumentName, ProcessPhotoRequest } from '@vesika/contract';
import type { TouchUp } from '@vesika/report';
import type { DocumentType } from '../../photo/document-type.ts';
import type { ChosenPhoto } from '../../take/original/photo-source.ts';

export interface PhotoRequest {
  original: ChosenPhoto;
  countryCode: string;
  documentType: DocumentType;
  variant: string | null;
  cropOnly: boolean;
  childAgeYears: number | null;
  also: readonly DocumentName[];
  backgroundColour?: BackgroundColour | undefined;
  caption?: CaptionText | undefined;
}

export type CaptionText = Pick<ProcessPhotoRequest, 'captionName' | 'captionDate'>;

export type BackgroundColour = NonNullable<ProcessPhotoRequest['backgroundColour']>;

export type PhotoOptions = Pick<PhotoRequest, 'cropOnly' | 'childAgeYears' | 'backgroundColour' | 'caption'>;

export function requestOf(
  { original: { face, mirror }, countryCode, documentType, variant, cropOnly, ...options }: PhotoRequest,
  imageUrl: string,
) {
  const { childAgeYears, also, backgroundColour, caption } = options;
  return {
    imageUrl,
    countryCode,
    documentType,
    cropOnly,
    ...(variant !== null && { variant }),
    ...(childAgeYears !== null && { childAgeYears }),
    ...(face && { face }),
    ...(mirror && !cropOnly && { mirror }),
    ...(backgroundColour && !cropOnly && { backgroundColour }),
    ...caption,
    ...(also.length > 0 && { alsoFor: [...also] }),
  } satisfies ProcessPhotoRequest;
}

export function touchUpOf({ original, cropOnly }: Pick<PhotoRequest, 'original' | 'cropOnly'>): TouchUp {
  return cropOnly ? [] : original.touchUp;
}
