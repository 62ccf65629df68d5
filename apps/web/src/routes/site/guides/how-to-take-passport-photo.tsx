import { TakePhotoGuide } from '../../../features/guides/take-photo/take-photo-guide.tsx';
import type { PageHandle } from '../../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['guides'] };

export default function HowToTakePassportPhoto() {
  return <TakePhotoGuide />;
}
