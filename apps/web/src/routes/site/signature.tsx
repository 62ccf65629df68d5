import type { PageHandle } from '../../shell/routing/page-handle.ts';

export { SignaturePage as default } from '../../features/signature/signature-page.tsx';

export const handle: PageHandle = { texts: ['signature', 'engine'] };
