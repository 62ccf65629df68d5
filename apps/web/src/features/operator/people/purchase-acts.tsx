import { limits } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Act } from '../act-form.tsx';
import { AmountField, NumberField } from '../fields.tsx';

export function PackageActs({ userPackageId, isLimited }: { userPackageId: string; isLimited: boolean }) {
  const { t } = useTranslation('operator');
  const params = { userPackageId };
  return (
    <div className="flex flex-wrap items-start gap-2">
      {isLimited && (
        <Act
          of="operatorChangeCredits"
          params={params}
          body={({ field }) => ({ change: Number(field('change')) })}
        >
          <NumberField name="change" label={t('act.credits')} hint={t('act.creditsHint')} required />
        </Act>
      )}
      <Act of="operatorExtendPackage" params={params} body={({ field }) => ({ days: Number(field('days')) })}>
        <NumberField name="days" label={t('act.days')} required {...limits.validityDays} defaultValue={30} />
      </Act>
    </div>
  );
}

interface PaymentActsProps {
  paymentId: string;
  /** Amount that has not been refunded yet, in the currency of the payment. */
  left: number;
}

export function PaymentActs({ paymentId, left }: PaymentActsProps) {
  const { t } = useTranslation('operator');
  const params = { paymentId };
  return (
    <div className="flex flex-wrap items-start gap-2">
      {left > 0 && (
        <Act
          key={left}
          of="operatorRefund"
          params={params}
          isGrave
          body={({ field }) => {
            const part = Number(field('amount'));
            return { amount: part < left ? part : null };
          }}
        >
          <AmountField
            name="amount"
            label={t('act.amount')}
            hint={t('act.amountHint')}
            required
            max={left}
            defaultValue={left}
          />
        </Act>
      )}
      <Act of="operatorMailReceipt" params={params} />
    </div>
  );
}
