import { Navigate, Outlet, useLocation } from 'react-router';
import { Waiting } from '../../components/waiting.tsx';
import { DeskFrame } from '../../features/operator/desk-frame.tsx';
import { QueryProvider } from '../../shell/api/query-provider.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { wayOut } from '../../shell/session/next-path.ts';
import { useSession } from '../../shell/session/session-provider.tsx';

export const handle: PageHandle = { texts: ['engine', 'operator', 'payments', 'report'], unlisted: true };

export default function OperatorLayout() {
  const session = useSession();
  const place = useLocation();
  if (session.status === 'loading') return <Waiting />;
  if (session.status !== 'signed-in') return <Navigate to={wayOut(session, place)} replace />;
  return (
    <QueryProvider>
      <DeskFrame>
        <Outlet />
      </DeskFrame>
    </QueryProvider>
  );
}
