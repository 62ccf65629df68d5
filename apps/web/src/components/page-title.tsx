import { useTranslation } from 'react-i18next';

export function PageTitle({ page }: { page: string }) {
  const { t } = useTranslation();
  return <title>{`${page} | ${t('meta.brand')}`}</title>;
}
