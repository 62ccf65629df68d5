import { useTranslation } from 'react-i18next';

export default function Profile() {
  const { t } = useTranslation('account');
  return <h1 className="text-3xl font-bold">{t('auth.title')}</h1>;
}
