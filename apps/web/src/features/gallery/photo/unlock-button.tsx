import type { GalleryPhoto } from '@vesika/contract';
import { PrimaryPhotoAction } from '../../../purchase/primary-photo-action.tsx';

export function UnlockButton({ photo }: { photo: GalleryPhoto }) {
  return <PrimaryPhotoAction photo={photo} failed={photo.failed} next="/dashboard/gallery" size="md" />;
}
