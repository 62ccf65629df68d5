import { useTranslation } from 'react-i18next';

/** `<page> | Vesika`, in the language on screen. */
export function PageTitle({ page }: { page: string }) {
  const { t } = useTranslation();
  return <title>{`${page} | ${t('meta.brand')}`}</title>;
}
