import { ApiPage } from '../../features/api-keys/api-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['api'] };

export default ApiPage;
