import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/page-title.tsx';

export function PaymentsPage() {
  const { t } = useTranslation('payments');
  return (
    <>
      <PageTitle page={t('page.title')} />
      <h1 className="text-3xl font-bold">{t('page.title')}</h1>
    </>
  );
}
