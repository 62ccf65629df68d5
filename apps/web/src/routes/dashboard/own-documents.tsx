import type { PageHandle } from '../../shell/routing/page-handle.ts';

export { KeptDocumentsPage as default } from '../../features/kept-documents/kept-documents-page.tsx';

export const handle: PageHandle = { texts: ['own'] };
