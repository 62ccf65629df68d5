import { useTranslation } from 'react-i18next';

export default function DashboardIndex() {
  const { t } = useTranslation('dashboard');
  return <h1 className="text-3xl font-bold">{t('index.title')}</h1>;
}
