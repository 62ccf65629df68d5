import { useQuery } from '@tanstack/react-query';
import type { OperationInput, Voucher } from '@vesika/contract';
import { limits } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Act } from '../act-form.tsx';
import { answerOf } from '../answer-of.ts';
import { AmountField, LastDayField, NumberField } from '../fields.tsx';
import { useWords } from '../use-words.ts';
import { Offer, OfferList } from './offer-list.tsx';

const plans = ['starter', 'pro', 'business'] as const;
type Terms = OperationInput<'operatorCreateVoucher'>['body'];

export function Vouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  const { t } = useTranslation('operator');
  return (
    <OfferList
      title={t('offers.vouchers')}
      about={t('offers.vouchersAbout')}
      create={<NewVoucher />}
      items={vouchers.map((voucher) => <VoucherLine key={voucher.voucherId} voucher={voucher} />)}
    />
  );
}

function VoucherLine({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation(['operator', 'payments']);
  const { day, money, number, share } = useWords();
  const { voucherId, code, label, percent, amount, currency, plan, usesMax, lastDay, uses, isOpen } = voucher;
  return (
    <Offer
      name={code}
      facts={[
        label,
        t('payments:purchase.discount', {
          share: percent === null ? money(amount!, currency!) : share(percent / 100),
        }),
        plan && t(`payments:plans.${plan}.name`),
        usesMax === null
          ? t('offers.uses', { uses: number(uses) })
          : t('offers.usesOf', { uses: number(uses), max: number(usesMax) }),
        lastDay && t('package.until', { date: day(lastDay) }),
      ]}
      end={isOpen && <Act of="operatorEndVoucher" params={{ voucherId }} />}
    />
  );
}

function NewVoucher() {
  const { t } = useTranslation(['operator', 'payments']);
  const { data } = useQuery(answerOf('listPackages'));
  const currencies = [...new Set(data?.packages.map(({ currency }) => currency))];
  return (
    <Act
      of="operatorCreateVoucher"
      body={({ field, number }) => {
        const [kind, value] = [field('kind'), Number(field('value'))];
        const off =
          kind === 'percent'
            ? { percent: value, amount: null, currency: null }
            : { percent: null, amount: value, currency: kind };
        return {
          ...off,
          ...(field('code') !== '' && { code: field('code') }),
          label: field('label'),
          plan: (field('plan') || null) as Terms['plan'],
          usesMax: number('usesMax'),
          lastDay: field('lastDay') || null,
        };
      }}
    >
      <TextField
        name="label"
        label={t('offers.label')}
        required
        {...limits.label}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        name="code"
        label={t('offers.code')}
        hint={t('offers.codeHint')}
        pattern="[A-Za-z0-9\-]{6,32}"
        maxLength={32}
        autoComplete="off"
        dir="ltr"
      />
      <AmountField name="value" label={t('offers.value')} required />
      <SelectField
        name="kind"
        label={t('offers.unit')}
        options={[['percent', '%'], ...currencies.map((currency) => [currency, currency] as const)]}
      />
      <SelectField
        name="plan"
        label={t('story.package')}
        options={[
          ['', t('money.all')],
          ...plans.map((plan) => [plan, t(`payments:plans.${plan}.name`)] as const),
        ]}
      />
      <NumberField
        name="usesMax"
        label={t('offers.usesMax')}
        hint={t('offers.usesMaxHint')}
        {...limits.people}
      />
      <LastDayField />
    </Act>
  );
}
