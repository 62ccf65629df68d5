import type { PageHandle } from '../../routing/page-handle.ts';

export { SignaturePage as default } from '../../features/signature/signature-page.tsx';

export const handle: PageHandle = { texts: ['signature', 'engine'] };
