import type { PageHandle } from '../../shell/routing/page-handle.ts';

export { BatchesPage as default } from '../../features/bulk/batches-page.tsx';

export const handle: PageHandle = { texts: ['bulk'] };
