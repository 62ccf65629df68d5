import { useTranslation } from 'react-i18next';

export default function Payments() {
  const { t } = useTranslation('payments');
  return <h1 className="text-3xl font-bold">{t('title')}</h1>;
}
