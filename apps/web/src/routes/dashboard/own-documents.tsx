import { KeptDocumentsPage } from '../../features/kept-documents/kept-documents-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['own'] };

export default function OwnDocuments() {
  return <KeptDocumentsPage />;
}
