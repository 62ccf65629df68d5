import type { LoaderFunctionArgs } from 'react-router';
import { Page } from '../components/page.tsx';
import { AuthPage } from '../features/account/auth/auth-page.tsx';
import type { PageHandle } from '../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['engine', 'account', 'visitor'], unlisted: true };

export const loader = ({ context }: LoaderFunctionArgs) => ({ byMail: context.facts.signsInByMail });

export default function Auth({ loaderData: { byMail } }: { loaderData: { byMail: boolean } }) {
  return (
    <Page>
      <AuthPage byMail={byMail} />
    </Page>
  );
}
