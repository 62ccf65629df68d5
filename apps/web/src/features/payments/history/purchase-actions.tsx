import { useQueryClient } from '@tanstack/react-query';
import type { Rejection } from '@vesika/contract';
import { guarantee, type Purchase, requestLine } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../../buy/files/save-button.tsx';
import { priceText } from '../../../buy/plans/price-text.ts';
import { usePlanName } from '../../../buy/plans/use-plan-name.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { call } from '../../../shell/api/call.ts';
import { announcePurchase } from '../../../shell/api/purchase-news.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { usePurchaseLink } from '../link/purchase-link.ts';
import { RejectionButton } from '../rejection/rejection-button.tsx';
import { useFailureToast } from '../use-failure-toast.ts';

export function PurchaseActions({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments');
  const { day } = useFormats();
  const isMailed = usePurchaseLink() !== null;
  const { refundableUntil, subscriptionStatus } = purchase;
  const isRefundable = refundableUntil !== null && Date.parse(refundableUntil) > Date.now();
  const renews = subscriptionStatus === 'active' || subscriptionStatus === 'past-due';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
      <RejectionButton purchase={purchase} />
      {renews && !isMailed && <PortalButton />}
      {/* Without an account they are in the mails. */}
      {!isMailed && <Invoices {...purchase} />}
      {isRefundable && (
        <>
          <RefundButton purchase={purchase} />
          <span className="text-xs text-ink-soft">{t('refund.until', { date: day(refundableUntil) })}</span>
        </>
      )}
    </div>
  );
}

function Invoices({ invoices, creditNotes }: Pick<Purchase, 'invoices' | 'creditNotes'>) {
  const { t } = useTranslation('payments');
  const query = { language: useLanguage() };
  return (
    <>
      {invoices.map(({ paymentId, number }) => (
        <SaveButton
          key={paymentId}
          icon="receipt"
          kind="file"
          file={{
            address: requestLine('invoice', { params: { paymentId }, query }).url,
            fileName: `vesika-invoice-${number}.pdf`,
          }}
        >
          {t('history.invoice', { number })}
        </SaveButton>
      ))}
      {creditNotes.map(({ refundId, number }) => (
        <SaveButton
          key={refundId}
          icon="receipt"
          kind="file"
          file={{
            address: requestLine('creditNote', { params: { refundId }, query }).url,
            fileName: `vesika-credit-note-${number}.pdf`,
          }}
        >
          {t('history.creditNote', { number })}
        </SaveButton>
      ))}
    </>
  );
}

function PortalButton() {
  const { t } = useTranslation('payments');
  const portal = useSingleMutation({
    mutationFn: () => call('customerPortal'),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: useFailureToast('portal'),
  });
  return (
    <Button busy={portal.isPending} onClick={() => portal.mutate()}>
      {t('subscription.manage')}
    </Button>
  );
}

function isOpenRedo({ outcome, redoneAt }: Rejection): boolean {
  return outcome === 'redo' && redoneAt === null;
}

function RefundButton({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const nameOf = usePlanName();
  const link = usePurchaseLink()?.link;
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const refund = useSingleMutation({
    mutationFn: (purchaseId: string) => call('requestRefund', { body: { purchaseId, link } }),
    onSuccess: () => showSuccess(t('refund.requested')),
    onError: useFailureToast('refund'),
    onSettled: () => announcePurchase(queries),
  });
  const amount = priceText(language, purchase.refundableAmount ?? purchase.price, purchase.currency);
  return (
    <DialogFrame
      open={open}
      onOpenChange={setOpen}
      opener={t('refund.action')}
      title={t('refund.title', { plan: nameOf(purchase) })}
      about={t('refund.lead', { amount })}
    >
      <div className="grid gap-5">
        <ul className="grid list-disc gap-1.5 ps-5">
          <li>{t('refund.money', { amount, ...guarantee })}</li>
          <li>{t('refund.credits')}</li>
          {purchase.subscriptionStatus && <li>{t('refund.renewal')}</li>}
          <li>{t('refund.photos')}</li>
          {purchase.rejections.some(isOpenRedo) && <li>{t('refund.redo')}</li>}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="stamp"
            busy={refund.isPending}
            onClick={() => refund.mutate(purchase.id, { onSuccess: () => setOpen(false) })}
          >
            {t('refund.confirm', { amount })}
          </Button>
          <Button variant="quiet" disabled={refund.isPending} onClick={() => setOpen(false)}>
            {t('refund.keep')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
