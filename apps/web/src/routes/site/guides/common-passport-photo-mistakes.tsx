import { MistakesGuide } from '../../../features/guides/mistakes/mistakes-guide.tsx';
import type { PageHandle } from '../../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['guides', 'showcase', 'engine'] };

export default function CommonPassportPhotoMistakes() {
  return <MistakesGuide />;
}
