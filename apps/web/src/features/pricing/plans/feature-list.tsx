import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import type { PlanFeature } from './plan-features.ts';

export function FeatureList({ features }: { features: readonly PlanFeature[] }) {
  const { t } = useTranslation('payments');
  return (
    <ul className="grid content-start gap-1.5 text-sm">
      {features.map(({ feature, included }) => (
        <li
          key={feature}
          className={`grid grid-cols-[auto_1fr] gap-x-2 leading-snug ${included ? '' : 'text-ink-soft'}`}
        >
          <Icon
            name={included ? 'check' : 'cross'}
            className={`mt-0.5 size-4 shrink-0 ${included ? 'text-pass' : ''}`}
          />
          <span>
            {!included && <span className="sr-only">{t('purchase.notIncluded')} </span>}
            {t(`features.${feature}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
