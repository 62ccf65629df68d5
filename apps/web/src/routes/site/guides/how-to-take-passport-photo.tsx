import type { PageHandle } from '../../../shell/routing/page-handle.ts';

export { TakePhotoGuide as default } from '../../../features/guides/take-photo/take-photo-guide.tsx';

export const handle: PageHandle = { texts: ['guides'] };
