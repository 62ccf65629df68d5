import { BatchesPage } from '../../features/bulk/batches-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['bulk'] };

export default BatchesPage;
