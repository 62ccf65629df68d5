import { useTranslation } from 'react-i18next';
import type { WeakerBasis } from './rule-basis.ts';

/** Marks a rule that is less well supported than the rest of its record. */
export function BasisMark({ basis }: { basis: WeakerBasis }) {
  const { t } = useTranslation('engine');
  return (
    <span className="block text-xs font-normal text-unsure" title={t(`basis.${basis}.about`)}>
      {t(`basis.${basis}.name`)}
    </span>
  );
}
