import type { PageHandle } from '../../shell/routing/page-handle.ts';

export { OwnDocumentPage as default } from '../../features/own-document/own-document-page.tsx';

export const handle: PageHandle = { texts: ['own', 'engine'], quiet: false };
