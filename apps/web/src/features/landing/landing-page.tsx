import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PriceCards } from '../../buy/plans/price-cards.tsx';
import { productOffer } from '../../buy/plans/product-offer.ts';
import { useSitePrices } from '../../buy/plans/site-prices.ts';
import { Faq } from '../../components/faq.tsx';
import { Heading } from '../../components/heading.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { type FaqItem, faqPage } from '../../components/structured-data.ts';
import { CropMarks } from '../../drawings/crop-marks.tsx';
import { Guilloche } from '../../drawings/guilloche.tsx';
import { useGuarantee } from '../../shell/i18n/use-guarantee.ts';
import { useSiteUrl } from '../../shell/routing/site-url.ts';
import { useSiteAddress } from '../../shell/routing/use-site-address.ts';
import type { Landing, Promised } from '../../site/data/landing.server.ts';
import { Comparison } from './comparison/comparison.tsx';
import { Documents } from './documents/documents.tsx';
import { Counters } from './figures/counters.tsx';
import { useFigures } from './figures/use-figures.ts';
import { Film } from './film/film.tsx';
import { Guarantee } from './guarantee/guarantee.tsx';
import { Hero } from './hero/hero.tsx';
import { Proofs } from './proofs/proofs.tsx';
import { Section } from './section.tsx';
import { StartForm } from './start/start-form.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

export function LandingPage({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  const questions = useQuestions(landing.promised);
  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-6">
      <LandingHead questions={questions} />
      <Hero landing={landing} />
      <Counters photoSeconds={landing.photoSeconds} />
      <Proofs />
      <Film />
      <Documents landing={landing} />
      <Prices />
      <Guarantee />
      <div className="grid gap-x-14 lg:grid-cols-2">
        <Section id="faq" heading={t('faq.heading')}>
          <div className="mt-5">
            <Faq items={questions} />
          </div>
        </Section>
        <Comparison />
      </div>
      <Testimonials />
      <ClosingCall landing={landing} />
    </div>
  );
}

function Prices() {
  const { t } = useTranslation('landing');
  return (
    <Section id="pricing" heading={t('prices.heading')}>
      <div className="mt-5">
        <PriceCards ctaTo="/create" />
      </div>
    </Section>
  );
}

function LandingHead({ questions }: { questions: readonly FaqItem[] }) {
  const { t } = useTranslation(['landing', 'web']);
  const siteUrl = useSiteUrl();
  const url = useSiteAddress()('/');
  const prices = useSitePrices();
  const name = t('web:meta.brand');
  const description = t('head.summary');
  return (
    <PageHead
      title={t('head.title')}
      description={description}
      structuredData={[
        { '@type': 'Organization', name, url: siteUrl || url, logo: `${siteUrl}/favicon.svg` },
        { '@type': 'WebSite', name, url, description },
        productOffer({ name, description, image: `${siteUrl}/og/vesika.png`, url }, prices),
        faqPage(questions),
      ]}
    />
  );
}

type Question = 'formats' | 'phone' | 'time' | 'print' | 'privacy';

function useQuestions(promised: Promised): FaqItem[] {
  const { t } = useTranslation('landing');
  const guarantee = useGuarantee();
  const { seconds } = useFigures();
  const item = (name: Question, values: Record<string, string | number> = {}) => ({
    question: t(`faq.${name}.question`),
    answer: t(`faq.${name}.answer`, values),
  });
  return [
    item('formats'),
    item('phone'),
    ...(seconds === null ? [] : [item('time', { seconds })]),
    { question: t('faq.rejected.question'), answer: guarantee(['first', 'where', 'second', 'click']) },
    item('print'),
    item('privacy', {
      hours: t('spans.hours', { count: promised.originalsVisitorHours }),
      days: t('spans.days', { count: promised.originalsDays }),
    }),
  ];
}

function ClosingCall({ landing }: { landing: Landing }) {
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
          <Heading level="h2" id="closing-title" className="max-w-[20ch] text-xl font-bold sm:text-3xl">
            {t('closing.heading')}
          </Heading>
          <p className="mt-3 text-sm">
            <Link
              to="/auth?tab=signup"
              className="rounded-xs font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {t('closing.account')}
            </Link>
          </p>
        </div>
        <StartForm countries={landing.countries} likely={landing.likely} short />
      </div>
    </section>
  );
}
