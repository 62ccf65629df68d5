import { useTranslation } from 'react-i18next';
import { CropMarks } from '../../../components/crop-marks.tsx';
import { Guilloche } from '../../../components/guilloche.tsx';
import { Heading } from '../../../components/heading.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { joinedSentences, sentenceGap } from '../../../i18n/joined-sentences.ts';
import { servedName } from '../../../i18n/served-name.ts';
import { useGuarantee } from '../../../i18n/use-guarantee.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { cheapestOf } from '../../../plans/price-list.ts';
import { priceText } from '../../../plans/price-text.ts';
import { useSitePrices } from '../../../plans/site-prices.ts';
import { BeforeAfter } from '../../../showcase/before-after.tsx';
import { finishedSample } from '../../../showcase/showcase-facts.ts';
import type { Landing } from '../../../site-data/landing.server.ts';
import { useFigures } from '../figures/use-figures.ts';
import { StartForm } from '../start/start-form.tsx';

export function Hero({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  return (
    <div className="relative isolate grid grid-cols-1 items-center gap-x-14 gap-y-7 pt-6 sm:pt-12 lg:grid-cols-[minmax(0,10fr)_minmax(0,9fr)] xl:gap-x-20">
      <Guilloche
        seed="VESIKA"
        className="-z-10 absolute -end-56 -top-40 size-[46rem] max-w-none text-ink opacity-[0.1] sm:-end-72 sm:-top-52 sm:size-[64rem] dark:opacity-[0.14]"
      />
      <div>
        <Heading
          level="h1"
          className="max-w-[14ch] text-4xl font-bold max-sm:[&:lang(ja)]:text-3xl [&:lang(ja)]:max-w-none sm:text-5xl xl:text-6xl"
        >
          {t('hero.heading')}
        </Heading>
        <p className="mt-3 mb-5 max-w-[44ch] text-ink-soft sm:mt-5 sm:text-lg">{t('hero.pitch')}</p>
        <StartForm countries={landing.countries} likely={landing.likely} />
        <p className="mt-3 text-sm">
          <SiteLink
            to="/check"
            className="rounded-xs font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {t('hero.check')}
          </SiteLink>
        </p>
        <Promises checks={landing.facts.checks} />
      </div>
      <Sample sample={landing.sample} served={landing.language} />
    </div>
  );
}

function Promises({ checks }: { checks: number }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const guarantee = useGuarantee();
  const { seconds } = useFigures();
  const { packages, currency } = useSitePrices();
  const price = priceText(language, cheapestOf(packages), currency);
  const promises = [
    ...(seconds === null ? [] : [t('hero.offer', { seconds, price })]),
    t('hero.proof', { checks }),
    guarantee(['first', 'second']),
  ];
  return (
    <ul className="mt-3 grid max-w-md gap-1 text-sm leading-snug font-medium">
      {promises.map((promise) => (
        <li key={promise} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-px size-4.5 shrink-0 text-pass" strokeWidth="2.2" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

function Sample({ sample, served }: { sample: Landing['sample']; served: Landing['language'] }) {
  const { t } = useTranslation(['landing', 'showcase']);
  const language = useLanguage();
  const { widthMm, heightMm } = finishedSample;
  return (
    <figure className="relative mx-2 border border-line bg-sheet sm:mx-auto sm:w-full sm:max-w-[30rem]">
      <CropMarks />
      <div className="graph-paper relative overflow-hidden px-3 pt-2 sm:px-5">
        <BeforeAfter />
      </div>
      <figcaption className="border-t border-line px-3 py-2.5 text-xs leading-snug text-ink-soft sm:px-5">
        <SiteLink
          to={`/passport-photo/${sample.key}`}
          className="rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
        >
          {t('showcase:sample.rule', {
            country: servedName(language, served, sample),
            width: widthMm,
            height: heightMm,
          })}
        </SiteLink>
        {sentenceGap(language)}
        {joinedSentences(language, [t('showcase:sample.generated'), t('showcase:sample.report')])}
      </figcaption>
    </figure>
  );
}
