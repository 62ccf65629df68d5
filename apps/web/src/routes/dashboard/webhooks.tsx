import type { PageHandle } from '../../shell/routing/page-handle.ts';

export { WebhooksPage as default } from '../../features/webhooks/webhooks-page.tsx';

export const handle: PageHandle = { texts: ['webhooks'] };
