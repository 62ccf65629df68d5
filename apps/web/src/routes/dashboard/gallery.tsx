import { useTranslation } from 'react-i18next';

export default function Gallery() {
  const { t } = useTranslation('dashboard');
  return <h1 className="text-3xl font-bold">{t('index.title')}</h1>;
}
