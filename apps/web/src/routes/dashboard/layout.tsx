import { Navigate, Outlet } from 'react-router';
import { QueryProvider } from '../../api/query-provider.tsx';
import { Page } from '../../components/page.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { WithTexts } from '../../i18n/with-texts.tsx';
import { useSession } from '../../session/session-provider.tsx';

/** The signed-in area: whoever has no session is sent to sign in. */
export default function DashboardLayout() {
  const { status } = useSession();
  if (status === 'loading') return <Waiting />;
  if (status !== 'signed-in') return <Navigate to="/auth" replace />;
  return (
    <QueryProvider>
      <Page>
        <WithTexts of={['dashboard', 'account', 'payments']}>
          <Outlet />
        </WithTexts>
      </Page>
    </QueryProvider>
  );
}
