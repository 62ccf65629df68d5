import { Navigate, Outlet, useLocation } from 'react-router';
import { QueryProvider } from '../../api/query-provider.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { DeskFrame } from '../../features/operator/desk-frame.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';
import { wayOut } from '../../session/next-path.ts';
import { useSession } from '../../session/session-provider.tsx';

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
