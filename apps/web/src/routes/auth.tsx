import { Page } from '../components/page.tsx';
import { AuthPage } from '../features/account/auth/auth-page.tsx';
import type { PageHandle } from '../shell/routing/page-handle.ts';

export const handle: PageHandle = { texts: ['engine', 'account', 'visitor'], unlisted: true };

export default function Auth() {
  return (
    <Page>
      <AuthPage />
    </Page>
  );
}
