import type { PageHandle } from '../../../shell/routing/page-handle.ts';

export { MistakesGuide as default } from '../../../features/guides/mistakes/mistakes-guide.tsx';

export const handle: PageHandle = { texts: ['guides', 'showcase', 'engine'] };
