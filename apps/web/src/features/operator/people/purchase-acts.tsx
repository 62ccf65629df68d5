import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { ActForm } from '../act-form.tsx';
import { AmountField, NumberField } from '../fields.tsx';

export function PackageActs({ userPackageId, isLimited }: { userPackageId: string; isLimited: boolean }) {
  const { t } = useTranslation('operator');
  const params = { userPackageId };
  return (
    <div className="flex flex-wrap items-start gap-2">
      {isLimited && (
        <ActForm
          name={t('acts.operatorChangeCredits')}
          act={({ reason, field }) =>
            call('operatorChangeCredits', { params, body: { change: Number(field('change')), reason } })
          }
        >
          <NumberField name="change" label={t('act.credits')} hint={t('act.creditsHint')} required />
        </ActForm>
      )}
      <ActForm
        name={t('acts.operatorExtendPackage')}
        act={({ reason, field }) =>
          call('operatorExtendPackage', { params, body: { days: Number(field('days')), reason } })
        }
      >
        <NumberField name="days" label={t('act.days')} required min={1} max={3650} defaultValue={30} />
      </ActForm>
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
        <ActForm
          key={left}
          name={t('acts.operatorRefund')}
          isGrave
          act={({ reason, field }) => {
            const part = Number(field('amount'));
            return call('operatorRefund', { params, body: { amount: part < left ? part : null, reason } });
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
        </ActForm>
      )}
      <ActForm
        name={t('acts.operatorMailReceipt')}
        act={({ reason }) => call('operatorMailReceipt', { params, body: { reason } })}
      />
    </div>
  );
}
