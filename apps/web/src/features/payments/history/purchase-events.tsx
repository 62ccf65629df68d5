import type { Purchase } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { RefundText } from '../refund/refund-text.tsx';
import { LetterNote } from '../rejection/letter-note.tsx';
import { RejectionLine } from '../rejection/rejection-line.tsx';
import { purchaseState } from './purchase-state.ts';

export function PurchaseEvents({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments');
  const { refunds, rejections } = purchase;
  const subscription = purchaseState(purchase) === 'refunded' ? null : purchase.subscriptionStatus;
  if (!subscription && refunds.length === 0 && rejections.length === 0) return null;
  return (
    <ul className="grid gap-2 border-s-2 border-line ps-3.5">
      {subscription && (
        <Event icon={subscription === 'past-due' ? 'warning' : 'again'}>
          {t(`subscription.${subscription}`)}
        </Event>
      )}
      {refunds.map((refund) => (
        <Event key={refund.requestedAt} icon={refund.status === 'failed' ? 'warning' : 'receipt'}>
          <RefundText refund={refund} />
        </Event>
      ))}
      {rejections.map((rejection) => (
        <li key={`${rejection.reportedAt} ${rejection.photoId}`}>
          <RejectionLine rejection={rejection} isPaid={keepsRedo(purchase)} />
        </li>
      ))}
      {rejections.length > 0 && (
        <li className="ps-6">
          <LetterNote />
        </li>
      )}
    </ul>
  );
}

/** A refund by one click pays back what was not used, so the rejected photo stays paid for. */
function keepsRedo({ paymentStatus, refunds }: Purchase): boolean {
  if (paymentStatus === 'completed') return true;
  return refunds.length > 0 && refunds.every(({ reason }) => reason === 'one-click');
}

function Event({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <span>{children}</span>
    </li>
  );
}
