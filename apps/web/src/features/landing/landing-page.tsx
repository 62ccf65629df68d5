import { formatLimit } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Faq } from '../../components/faq.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { type FaqItem, faqPage } from '../../components/structured-data.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PriceCards } from '../../plans/price-cards.tsx';
import { productOffer } from '../../plans/product-offer.ts';
import { useSitePrices } from '../../plans/site-prices.ts';
import { useSiteUrl } from '../../routing/site-url.ts';
import { useSiteAddress } from '../../routing/use-site-address.ts';
import type { Landing, Promised } from '../../site-data/landing.ts';
import { ClosingCall } from './closing-call.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { Documents } from './documents/documents.tsx';
import { Counters } from './figures/counters.tsx';
import { useFigures } from './figures/use-figures.ts';
import { Film } from './film/film.tsx';
import { Guarantee } from './guarantee/guarantee.tsx';
import { Hero } from './hero/hero.tsx';
import { Proofs } from './proofs/proofs.tsx';
import { Section } from './section.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';

export function LandingPage({ landing }: { landing: Landing }) {
  const { t } = useTranslation('landing');
  const questions = useQuestions(landing.promised);
  return (
    <div className="mx-auto max-w-6xl px-4 sm:px-6">
      <LandingHead questions={questions} checks={landing.facts.checks} />
      <Hero landing={landing} />
      <Counters facts={landing.facts} />
      <Proofs />
      <Film />
      <Documents landing={landing} />
      <Prices />
      <Guarantee promised={landing.promised} />
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
    <Section id="pricing" heading={t('prices.heading')} lead={t('prices.lead')}>
      <div className="mt-5">
        <PriceCards ctaTo="/create" />
      </div>
    </Section>
  );
}

function LandingHead({ questions, checks }: { questions: readonly FaqItem[]; checks: number }) {
  const { t } = useTranslation(['landing', 'web']);
  const language = useLanguage();
  const siteUrl = useSiteUrl();
  const url = useSiteAddress()('/');
  const prices = useSitePrices();
  const name = t('web:meta.brand');
  const description = t('head.summary', { checks: formatLimit(language, checks, 'count') });
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

type Question = 'formats' | 'phone' | 'time' | 'rejected' | 'print' | 'privacy';

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
    ...(seconds === null ? [] : [item('time', { seconds })]),
    item('rejected', { days: t('spans.days', { count: promised.refundDays }) }),
    item('print'),
    item('privacy', {
      hours: t('spans.hours', { count: promised.originalsVisitorHours }),
      days: t('spans.days', { count: promised.originalsDays }),
    }),
  ];
}
