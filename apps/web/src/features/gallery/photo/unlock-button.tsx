import type { GalleryPhoto } from '@vesika/contract';
import { PrimaryPhotoAction } from '../../../purchase/primary-photo-action.tsx';

/** Unlocks the clean files with a credit, or offers to buy one. */
export function UnlockButton({ photo }: { photo: GalleryPhoto }) {
  return <PrimaryPhotoAction photo={photo} failed={photo.failed} next="/dashboard/gallery" size="md" />;
}
