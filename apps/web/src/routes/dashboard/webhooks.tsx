import { WebhooksPage } from '../../features/webhooks/webhooks-page.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['webhooks'] };

export default WebhooksPage;
