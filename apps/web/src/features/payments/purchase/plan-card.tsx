import type { Package } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { PlanSheet } from '../../../plans/plan-sheet.tsx';
import { isPopular } from '../../../plans/popular-plan.ts';
import { usePlanName } from '../../../plans/use-plan-name.ts';

interface PlanCardProps {
  sold: Package;
  all: readonly Package[];
  busy: boolean;
  disabled: boolean;
  onBuy: () => void;
}

export function PlanCard({ sold, all, busy, disabled, onBuy }: PlanCardProps) {
  const { t } = useTranslation('payments');
  const nameOf = usePlanName();
  return (
    <PlanSheet
      sold={sold}
      all={all}
      action={
        <Button
          look={isPopular(sold) ? 'stamp' : 'ink'}
          busy={busy}
          disabled={disabled}
          onClick={onBuy}
          className="w-full"
        >
          {busy ? t('purchase.starting') : t('purchase.buy', { plan: nameOf(sold) })}
        </Button>
      }
    />
  );
}
