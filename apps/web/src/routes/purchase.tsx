import { useSyncExternalStore } from 'react';
import { Page } from '../components/page.tsx';
import { Waiting } from '../components/waiting.tsx';
import { purchaseKeyIn } from '../features/payments/link/purchase-link.ts';
import { MailedPurchasePage } from '../features/payments/mailed/mailed-purchase-page.tsx';
import { QueryProvider } from '../shell/api/query-provider.tsx';
import type { PageHandle } from '../shell/routing/page-handle.ts';

export const handle: PageHandle = {
  texts: ['engine', 'dashboard', 'original', 'payments', 'report', 'visitor'],
  unlisted: true,
};

export default function PurchaseRoute() {
  // The server never sees the fragment.
  const hash = useSyncExternalStore(
    followHash,
    () => window.location.hash,
    () => null,
  );
  return (
    <Page>
      <QueryProvider>
        <div className="mx-auto max-w-6xl px-4 sm:px-6">
          {hash === null ? <Waiting /> : <MailedPurchasePage key={hash} link={purchaseKeyIn(hash)} />}
        </div>
      </QueryProvider>
    </Page>
  );
}

function followHash(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}
