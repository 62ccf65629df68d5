import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CropMarks } from '../../components/crop-marks.tsx';
import { Guilloche } from '../../components/guilloche.tsx';
import { Phrases } from '../../i18n/phrases.tsx';
import type { Landing } from '../../site-data/landing.ts';
import { StartForm } from './start/start-form.tsx';

export function ClosingCall({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="closing-title" className="relative mx-2 mt-12 sm:mx-0 sm:mt-24">
      <CropMarks />
      <div className="relative isolate grid items-center gap-x-14 gap-y-6 overflow-hidden border border-line bg-sheet px-4 py-6 sm:px-10 sm:py-14 md:grid-cols-2">
        <Guilloche
          seed="CLOSING"
          className="-z-10 absolute top-1/2 left-1/2 size-[46rem] max-w-none -translate-x-1/2 -translate-y-1/2 text-ink opacity-[0.09] sm:size-[60rem] dark:opacity-[0.13]"
        />
        <div>
          <h2 id="closing-title" className="max-w-[20ch] text-xl font-bold sm:text-3xl">
            <Phrases>{t('closing.heading')}</Phrases>
          </h2>
          <p className="mt-3 max-w-[44ch] text-ink-soft max-sm:hidden">{t('closing.pitch')}</p>
          <p className="mt-3 text-sm">
            <Link
              to="/auth?tab=signup"
              className="rounded-xs font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {t('hero.start')}
            </Link>{' '}
            <span className="text-ink-soft">{t('closing.account')}</span>
          </p>
        </div>
        <StartForm countries={landing.countries} likely={landing.likely} short />
      </div>
    </section>
  );
}
