import { useTranslation } from 'react-i18next';
import { Page } from '../components/page.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { WithTexts } from '../i18n/with-texts.tsx';

export default function Auth() {
  return (
    <Page>
      <WithTexts of={['account']}>
        <Heading />
      </WithTexts>
    </Page>
  );
}

function Heading() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageTitle page={t('auth.title')} />
      <h1 className="text-3xl font-bold">{t('auth.title')}</h1>
    </>
  );
}
