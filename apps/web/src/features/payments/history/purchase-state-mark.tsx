import type { Purchase } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { type PurchaseState, purchaseState } from './purchase-state.ts';

const marks: Readonly<Record<PurchaseState, { icon: IconName; colour: string }>> = {
  completed: { icon: 'check', colour: 'text-pass' },
  pending: { icon: 'question', colour: 'text-unsure' },
  refunding: { icon: 'again', colour: 'text-unsure' },
  refunded: { icon: 'again', colour: 'text-ink-soft' },
};

export function PurchaseStateMark({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments');
  const state = purchaseState(purchase);
  const { icon, colour } = marks[state];
  return (
    <span className={`inline-flex items-baseline gap-1.5 font-medium ${colour}`}>
      <Icon name={icon} className="size-4 shrink-0 self-center" />
      {t(`status.${state}`)}
    </span>
  );
}
