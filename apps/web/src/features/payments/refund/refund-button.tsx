import { useQueryClient } from '@tanstack/react-query';
import { guarantee, type Purchase, type Rejection } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../buy/plans/price-text.ts';
import { usePlanName } from '../../../buy/plans/use-plan-name.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialog-frame.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { call } from '../../../shell/api/call.ts';
import { announcePurchase } from '../../../shell/api/purchase-news.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { usePurchaseLink } from '../link/purchase-link.ts';
import { useFailureToast } from '../use-failure-toast.ts';

function isOpenRedo({ outcome, redoneAt }: Rejection): boolean {
  return outcome === 'redo' && redoneAt === null;
}

export function RefundButton({ purchase }: { purchase: Purchase }) {
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
