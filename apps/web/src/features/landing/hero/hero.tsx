import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { CropMarks } from '../../../components/crop-marks.tsx';
import { Guilloche } from '../../../components/guilloche.tsx';
import { MrzLine } from '../../../components/mrz-line.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { Stamp } from '../../../components/stamp.tsx';
import { servedName } from '../../../i18n/served-name.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Landing } from '../../../site-data/landing.ts';
import { useFigures } from '../figures/use-figures.ts';
import { MeasuredPortrait } from './measured-portrait.tsx';
import { StartPicker } from './start-picker.tsx';

/** The promise, the way to begin, and the product at work. */
export function Hero({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  const { countries } = useFigures();
  return (
    <div className="relative isolate grid grid-cols-1 items-center gap-x-14 gap-y-12 pt-9 sm:pt-14 lg:grid-cols-[minmax(0,10fr)_minmax(0,9fr)] xl:gap-x-20">
      <Guilloche
        seed="VESIKA"
        className="-z-10 absolute -end-56 -top-40 size-[46rem] max-w-none text-ink opacity-[0.1] sm:-end-72 sm:-top-52 sm:size-[64rem] dark:opacity-[0.14]"
      />
      <div>
        <h1 className="max-w-[14ch] text-4xl font-bold sm:text-5xl xl:text-6xl">{t('hero.heading')}</h1>
        <p className="mt-5 mb-8 max-w-[48ch] text-ink-soft sm:text-lg">{t('hero.lead', { countries })}</p>
        <StartPicker countries={landing.countries} />
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to="/auth" className={buttonClass({ look: 'stamp', size: 'lg' })}>
            {t('hero.start')}
          </Link>
          <a
            href="#how-it-works"
            className="rounded-xs py-2 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {t('hero.how')}
          </a>
        </p>
        <p className="mt-5 max-w-[44ch] text-sm text-ink-soft">{t('hero.note')}</p>
      </div>
      <Figure drawn={landing.drawn} language={landing.language} />
    </div>
  );
}

function Figure({ drawn, language: served }: Pick<Landing, 'drawn' | 'language'>) {
  const { t } = useTranslation(['landing', 'web']);
  const language = useLanguage();
  const { widthMm, heightMm } = drawn.size;
  return (
    <figure className="relative mx-3 border border-line bg-sheet sm:mx-auto sm:w-full sm:max-w-[34rem]">
      <CropMarks />
      <div className="graph-paper relative overflow-hidden px-3 pt-4 pb-1 sm:px-5 sm:pt-5">
        <MeasuredPortrait rule={drawn} />
        <Stamp
          word={t('web:stamp.passed')}
          ring={`${drawn.code} · ${widthMm} × ${heightMm} MM · VESIKA · ${drawn.code} · ${widthMm} × ${heightMm} MM · VESIKA · `}
          className="measuring-stamp absolute right-[11%] bottom-[0.5%] w-[26%]"
        />
      </div>
      <figcaption className="border-t text-balance border-line px-4 pt-3 pb-4 text-sm text-ink-soft sm:px-5">
        <SiteLink
          to={`/passport-photo/${drawn.key}`}
          className="rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
        >
          {t('hero.rule', { country: servedName(language, served, drawn), width: widthMm, height: heightMm })}
        </SiteLink>
        <MrzLine words={`P<${drawn.code}<YOUR<PHOTO<<MEASURED<TO<THE<MILLIMETRE`} className="mt-2.5" />
      </figcaption>
    </figure>
  );
}
