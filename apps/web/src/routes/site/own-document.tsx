import { OwnDocumentPage } from '../../features/own-document/own-document-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['own', 'engine'], quiet: false };

export default function OwnDocument() {
  return <OwnDocumentPage />;
}
