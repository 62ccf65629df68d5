import { useTranslation } from 'react-i18next';
import { PlanCards } from '../pricing/plan-cards.tsx';
import { useSitePackages } from '../pricing/site-packages.ts';
import { Section } from './section.tsx';

export function Prices() {
  const { t } = useTranslation('landing');
  return (
    <Section id="pricing" heading={t('prices.heading')} lead={t('prices.lead')}>
      <div className="mt-10">
        <PlanCards packages={useSitePackages()} currency="EUR" ctaTo="/auth" />
      </div>
    </Section>
  );
}
