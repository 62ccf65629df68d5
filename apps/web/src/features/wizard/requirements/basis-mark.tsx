import { useTranslation } from 'react-i18next';
import type { WeakerBasis } from './rule-basis.ts';

/** Beside a rule that is less well supported than the rest. */
export function BasisMark({ basis }: { basis: WeakerBasis }) {
  const { t } = useTranslation('engine');
  return (
    <span className="block text-xs font-normal text-unsure" title={t(`basis.${basis}.about`)}>
      {t(`basis.${basis}.name`)}
    </span>
  );
}
