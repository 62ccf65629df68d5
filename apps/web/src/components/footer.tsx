import { useTranslation } from 'react-i18next';
import { MrzLine } from './mrz-line.tsx';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className="mt-20 border-t border-line">
      <div className="mx-auto grid max-w-(--page-width,72rem) gap-6 px-4 py-8 sm:px-6">
        <div className="grid gap-x-12 gap-y-2 text-sm text-ink-soft md:grid-cols-2">
          <p className="max-w-[60ch]">{t('footer.promise')}</p>
          <p className="max-w-[60ch]">{t('footer.rules')}</p>
        </div>
        <MrzLine words="P<VESIKA<<PASSPORT<VISA<AND<ID<PHOTOS" />
      </div>
    </footer>
  );
}
