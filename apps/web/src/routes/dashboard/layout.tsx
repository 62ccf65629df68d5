import { Navigate, Outlet, useLocation } from 'react-router';
import { PurchaseDialogProvider } from '../../buy/plans/purchase-dialog-context.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { DashboardFrame } from '../../features/dashboard/frame/dashboard-frame.tsx';
import { QueryProvider } from '../../shell/api/query-provider.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { wayOut } from '../../shell/session/next-path.ts';
import { useSession } from '../../shell/session/session-provider.tsx';

export const handle: PageHandle = {
  texts: [
    'engine',
    'dashboard',
    'account',
    'payments',
    'original',
    'report',
    'supply',
    'visitor',
    'trip',
    'family',
  ],
  unlisted: true,
};

export default function DashboardLayout() {
  const session = useSession();
  const place = useLocation();
  if (session.status === 'loading') return <Waiting />;
  if (session.status !== 'signed-in') return <Navigate to={wayOut(session, place)} replace />;
  return (
    <QueryProvider>
      <PurchaseDialogProvider load={loadPurchaseDialog}>
        <DashboardFrame>
          <Outlet />
        </DashboardFrame>
      </PurchaseDialogProvider>
    </QueryProvider>
  );
}

async function loadPurchaseDialog() {
  const { PurchaseDialog } = await import('../../features/payments/purchase-dialog.tsx');
  return { default: PurchaseDialog };
}
