import { useTranslation } from 'react-i18next';
import { Faq } from '../../components/faq.tsx';
import { PageHead, useSiteUrl } from '../../components/page-head.tsx';
import { type FaqItem, faqPage } from '../../components/structured-data.ts';
import { PlanCards } from '../../plans/plan-cards.tsx';
import { productOffer } from '../../plans/product-offer.ts';
import { useSitePrices } from '../../plans/site-prices.ts';
import { useSiteAddress } from '../../routing/use-site-address.ts';
import type { Landing, Promised } from '../../site-data/landing.ts';
import { ClosingCall } from './closing-call.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { Counters } from './figures/counters.tsx';
import { useFigures } from './figures/use-figures.ts';
import { Guarantee } from './guarantee/guarantee.tsx';
import { Hero } from './hero/hero.tsx';
import { Problem } from './problem/problem.tsx';
import { Reasons } from './reasons/reasons.tsx';
import { Section } from './section.tsx';
import { Steps } from './steps/steps.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { Transformation } from './transformation/transformation.tsx';
import './landing.css';

export function LandingPage({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  const questions = useQuestions(landing.promised);
  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-6">
      <LandingHead questions={questions} />
      <Hero landing={landing} />
      <Counters />
      <Problem />
      <Steps />
      <Transformation />
      <Guarantee promised={landing.promised} />
      <Reasons />
      <Testimonials />
      <Prices />
      <Comparison />
      <Section id="faq" heading={t('faq.heading')}>
        <div className="mt-8">
          <Faq items={questions} />
        </div>
      </Section>
      <ClosingCall />
    </div>
  );
}

function Prices() {
  const { t } = useTranslation('landing');
  return (
    <Section id="pricing" heading={t('prices.heading')} lead={t('prices.lead')}>
      <div className="mt-10">
        <PlanCards ctaTo="/auth" />
      </div>
    </Section>
  );
}

/** What search engines read of the first page. */
function LandingHead({ questions }: { questions: readonly FaqItem[] }) {
  const { t } = useTranslation(['landing', 'web']);
  const { seconds, countries } = useFigures();
  const siteUrl = useSiteUrl();
  const url = useSiteAddress()('/');
  const prices = useSitePrices();
  const name = t('web:meta.brand');
  const description = t('head.description', { seconds, countries });
  return (
    <PageHead
      title={t('head.title')}
      description={description}
      structuredData={[
        { '@type': 'Organization', name, url: siteUrl, logo: `${siteUrl}/favicon.svg` },
        { '@type': 'WebSite', name, url, description },
        productOffer({ name, description, image: `${siteUrl}/og/vesika.png`, url }, prices),
        faqPage(questions),
      ]}
    />
  );
}

type Question = 'formats' | 'phone' | 'time' | 'rejected' | 'print' | 'privacy';

/** The six questions, for the page and for search engines. */
function useQuestions(promised: Promised): FaqItem[] {
  const { t } = useTranslation('landing');
  const { seconds } = useFigures();
  const item = (name: Question, values: Record<string, string | number> = {}) => ({
    question: t(`faq.${name}.question`),
    answer: t(`faq.${name}.answer`, values),
  });
  return [
    item('formats'),
    item('phone'),
    item('time', { seconds }),
    item('rejected', { days: promised.refundDays }),
    item('print'),
    item('privacy', { hours: promised.originalsVisitorHours, days: promised.originalsDays }),
  ];
}
