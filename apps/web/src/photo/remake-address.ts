import type { GalleryPhoto } from '@vesika/contract';
import { dashboardAddress } from './document-address.ts';

type RemadePhoto = Pick<GalleryPhoto, 'photoId' | 'countryCode' | 'documentType' | 'variant'>;

export function remakeAddress({ photoId, documentType, ...rule }: RemadePhoto): string {
  const named = documentType === 'other' ? rule : { countryCode: null, variant: null };
  return dashboardAddress({ documentType, ...named }, { original: photoId });
}
