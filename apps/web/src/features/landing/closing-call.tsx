import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { CropMarks } from '../../components/crop-marks.tsx';
import { Guilloche } from '../../components/guilloche.tsx';
import { useFigures } from './figures/use-figures.ts';

export function ClosingCall() {
  const { t } = useTranslation('landing');
  const { customers, seconds } = useFigures();
  return (
    <section aria-labelledby="closing-title" className="relative mx-3 mt-28 sm:mx-0 sm:mt-36">
      <CropMarks />
      <div className="relative isolate grid justify-items-center overflow-hidden border border-line bg-sheet px-5 py-16 text-center sm:px-10 sm:py-24">
        <Guilloche
          seed="CLOSING"
          className="-z-10 absolute top-1/2 left-1/2 size-[46rem] max-w-none -translate-x-1/2 -translate-y-1/2 text-ink opacity-[0.11] sm:size-[60rem] dark:opacity-[0.15]"
        />
        <h2 id="closing-title" className="max-w-[20ch] text-3xl font-bold sm:text-5xl">
          {t('closing.heading')}
        </h2>
        <p className="mt-4 max-w-[50ch] text-ink-soft sm:text-lg">
          {t('closing.text', { customers, seconds })}
        </p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <Link to="/auth" className={buttonClass({ look: 'stamp', size: 'lg' })}>
            {t('hero.start')}
          </Link>
          <Link to="/create" className={`${buttonClass({ size: 'lg' })} bg-sheet`}>
            {t('closing.choose')}
          </Link>
        </p>
      </div>
    </section>
  );
}
