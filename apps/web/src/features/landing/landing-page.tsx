import { useTranslation } from 'react-i18next';
import { Faq } from '../../components/faq.tsx';
import type { Landing } from '../../site-data/landing.ts';
import { ClosingCall } from './closing-call.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { Counters } from './figures/counters.tsx';
import { Guarantee } from './guarantee/guarantee.tsx';
import { Hero } from './hero/hero.tsx';
import './landing.css';
import { LandingHead } from './landing-head.tsx';
import { Prices } from './prices.tsx';
import { Problem } from './problem/problem.tsx';
import { Reasons } from './reasons/reasons.tsx';
import { Section } from './section.tsx';
import { Steps } from './steps/steps.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { Transformation } from './transformation/transformation.tsx';
import { useQuestions } from './use-questions.ts';

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
