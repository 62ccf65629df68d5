import type { Package } from '@vesika/contract';
import { useTranslation } from 'react-i18next';

/** Names a package in the language on screen; one that an operator added has a Turkish name only. */
export function usePlanName(): (sold: Pick<Package, 'plan' | 'nameTr'>) => string {
  const { t } = useTranslation('payments');
  return ({ plan, nameTr }) => (plan ? t(`plans.${plan}.name`) : nameTr);
}
