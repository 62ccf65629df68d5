import type { Package } from '@vesika/contract';
import { useTranslation } from 'react-i18next';

/** A package that an operator added only has a Turkish name. */
export function usePlanName(): (sold: Pick<Package, 'plan' | 'nameTr'>) => string {
  const { t } = useTranslation('payments');
  return ({ plan, nameTr }) => (plan ? t(`plans.${plan}.name`) : nameTr);
}
