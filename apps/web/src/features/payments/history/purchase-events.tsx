import type { Purchase, Rejection } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { RefundText } from '../refund/refund-text.tsx';
import { LetterNote } from '../rejection/letter-note.tsx';
import { RedoLink } from '../rejection/redo-link.tsx';
import { keepsGuarantee } from '../rejection/reportable-photos.ts';
import { PhotoSubject } from '../texts/photo-subject.tsx';
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
          <RejectionLine rejection={rejection} isPaid={keepsGuarantee(purchase)} />
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

function Event({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <span>{children}</span>
    </li>
  );
}

interface RejectionLineProps {
  rejection: Rejection;
  isPaid: boolean;
}

function RejectionLine({ rejection, isPaid }: RejectionLineProps) {
  const { t } = useTranslation('payments');
  const { day } = useFormats();
  const { outcome, reportedAt, redoneAt } = rejection;
  return (
    <div className="flex items-start gap-2">
      <Icon name="warning" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <div className="grid justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <PhotoSubject {...rejection} />
          <span className="text-ink-soft">{t('rejection.reported', { date: day(reportedAt) })}</span>
        </p>
        {outcome === 'refund' && <p>{t('rejection.states.refund')}</p>}
        {outcome === 'redo' && redoneAt !== null && (
          <p>{t('rejection.states.used', { date: day(redoneAt) })}</p>
        )}
        {outcome === 'redo' && redoneAt === null && isPaid && (
          <p className="flex flex-wrap items-center gap-x-3">
            {t('rejection.states.open')}
            <RedoLink
              rejection={rejection}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:text-stamp"
            />
          </p>
        )}
      </div>
    </div>
  );
}
