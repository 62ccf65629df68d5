import { type Purchase, requestLine } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../../buy/files/save-button.tsx';
import { Button } from '../../../components/button.tsx';
import { call } from '../../../shell/api/call.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { usePurchaseLink } from '../link/purchase-link.ts';
import { RefundButton } from '../refund/refund-button.tsx';
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
      {/* Without an account the invoice is in the mail. */}
      {!isMailed &&
        purchase.invoices.map((invoice) => <InvoiceButton key={invoice.paymentId} invoice={invoice} />)}
      {isRefundable && (
        <>
          <RefundButton purchase={purchase} />
          <span className="text-xs text-ink-soft">{t('refund.until', { date: day(refundableUntil) })}</span>
        </>
      )}
    </div>
  );
}

function InvoiceButton({ invoice: { paymentId, number } }: { invoice: Purchase['invoices'][number] }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { url: address } = requestLine('invoice', { params: { paymentId }, query: { language } });
  return (
    <SaveButton icon="receipt" kind="file" file={{ address, fileName: `vesika-invoice-${number}.pdf` }}>
      {t('history.invoice', { number })}
    </SaveButton>
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
