import type { PageHandle } from '../../shell/routing/page-handle.ts';

export { OwnDocumentsPage as default } from '../../features/own-document/account/own-documents-page.tsx';

export const handle: PageHandle = { texts: ['own'] };
