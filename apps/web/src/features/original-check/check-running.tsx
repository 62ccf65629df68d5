import { useTranslation } from 'react-i18next';

/** About as high as what will stand here. */
export function CheckRunning() {
  const { t } = useTranslation('original');
  return (
    <section className="border border-line bg-sheet px-4 py-3">
      <p role="status" className="flex items-center gap-2.5 text-sm font-medium">
        <span aria-hidden="true" className="mx-1 size-3 animate-pulse rounded-full bg-guide" />
        {t('check.checking')}
      </p>
      <p className="ps-7.5 text-sm text-ink-soft">{t('check.checkingAbout')}</p>
    </section>
  );
}
