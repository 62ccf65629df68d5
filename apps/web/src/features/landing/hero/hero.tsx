import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cheapestOf } from '../../../buy/plans/price-list.ts';
import { priceText } from '../../../buy/plans/price-text.ts';
import { useSitePrices } from '../../../buy/plans/site-prices.ts';
import { Heading } from '../../../components/heading.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { useGuarantee } from '../../../shell/i18n/use-guarantee.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import type { Landing } from '../../../site/data/landing.server.ts';
import { BeforeAfter } from '../../../site/showcase/before-after.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { StartForm } from '../start/start-form.tsx';

export function Hero({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  return (
    <div className="relative isolate grid grid-cols-1 items-center gap-x-14 gap-y-4 pt-4 sm:pt-12 lg:grid-cols-[minmax(0,10fr)_minmax(0,9fr)] lg:grid-rows-[auto_auto] xl:gap-x-20">
      <div className="lg:self-end">
        <Heading level="h1" className="max-w-[21ch] text-3xl font-bold [&:lang(ja)]:max-w-none sm:text-5xl">
          {t('hero.heading')}
        </Heading>
        <p className="mt-2 max-w-[48ch] text-ink-soft max-sm:text-sm sm:mt-5 sm:text-lg">{t('hero.pitch')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-center gap-4 lg:row-span-2 lg:block">
        <Sample />
        <div className="lg:hidden">
          <Promises />
        </div>
      </div>
      <div className="lg:self-start">
        <StartForm countries={landing.countries} likely={landing.likely} />
        <div className="mt-4 max-lg:hidden">
          <Promises />
        </div>
        <p className="mt-2 flex flex-wrap gap-x-6 text-sm sm:mt-4">
          <Link to="/auth?tab=signup" className={linkClass}>
            {t('hero.start')}
          </Link>
          <a href="#how-it-works" className={linkClass}>
            {t('hero.how')}
          </a>
          <SiteLink to="/check" className={linkClass}>
            {t('hero.check')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

const linkClass =
  'flex min-h-11 items-center rounded-xs font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current';

function Promises() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const guarantee = useGuarantee();
  const { seconds } = useFigures();
  const { packages, currency } = useSitePrices();
  const price = priceText(language, cheapestOf(packages), currency);
  const promises = [...(seconds === null ? [] : [t('hero.offer', { seconds, price })]), guarantee(['first'])];
  return (
    <ul className="grid max-w-md gap-1.5 text-sm leading-snug font-medium">
      {promises.map((promise) => (
        <li key={promise} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-px size-4.5 shrink-0 text-pass" strokeWidth="2.2" />
          {promise}
        </li>
      ))}
    </ul>
  );
}

function Sample() {
  const { t } = useTranslation('showcase');
  return (
    <figure className="relative border border-line bg-sheet lg:mx-auto lg:w-full lg:max-w-[30rem]">
      <CropMarks className="max-sm:hidden" />
      <div className="graph-paper relative overflow-hidden px-1 pt-1 sm:px-5 sm:pt-2">
        <BeforeAfter />
      </div>
      <figcaption className="border-t border-line px-2 py-1 text-2xs leading-snug text-ink-soft sm:px-5 sm:py-2.5 sm:text-xs">
        {t('sample.generated')}
      </figcaption>
    </figure>
  );
}
