import { Page } from '../components/page.tsx';
import { AuthPage } from '../features/account/auth/auth-page.tsx';
import { WithTexts } from '../i18n/with-texts.tsx';

export default function Auth() {
  return (
    <Page>
      <WithTexts of={['account']}>
        <AuthPage />
      </WithTexts>
    </Page>
  );
}
