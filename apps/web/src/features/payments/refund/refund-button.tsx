import type { Purchase } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { priceText } from '../../pricing/texts/price-text.ts';
import { usePlanName } from '../../pricing/texts/use-plan-name.ts';
import { useRequestRefund } from '../api/request-refund.ts';
import { DialogFrame } from '../dialog-frame.tsx';

/** One click, and one more that says what it does. */
export function RefundButton({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const nameOf = usePlanName();
  const [open, setOpen] = useState(false);
  const refund = useRequestRefund();
  const amount = priceText(language, purchase.price, purchase.currency);
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
          <li>{t('refund.money', { amount })}</li>
          <li>{t('refund.credits')}</li>
          {purchase.subscriptionStatus && <li>{t('refund.renewal')}</li>}
          <li>{t('refund.photos')}</li>
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button
            look="stamp"
            busy={refund.isPending}
            disabled={refund.isPending}
            onClick={() => refund.mutate(purchase.id, { onSuccess: () => setOpen(false) })}
          >
            {t('refund.confirm', { amount })}
          </Button>
          <Button look="quiet" disabled={refund.isPending} onClick={() => setOpen(false)}>
            {t('refund.keep')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
