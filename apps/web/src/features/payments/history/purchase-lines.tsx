import type { Purchase } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../buy/plans/price-text.ts';
import { usePlanName } from '../../../buy/plans/use-plan-name.ts';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { creditAmount } from '../../../shell/i18n/credit-amount.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { PurchaseActions } from './purchase-actions.tsx';
import { PurchaseEvents } from './purchase-events.tsx';
import { type PurchaseState, purchaseState } from './purchase-state.ts';

export function PurchaseLines({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('payments');
  const { day } = useFormats();
  const language = useLanguage();
  const nameOf = usePlanName();
  const { price, currency, isRecurring, creditsRemaining, creditsTotal, purchasedAt, expiresAt } = purchase;
  const isPending = purchase.paymentStatus === 'pending';
  return (
    <tbody className="border-b border-line last:border-b-0 max-md:block max-md:py-4">
      <tr className="max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-y-1 max-md:px-4 md:align-baseline">
        <td className="whitespace-nowrap md:py-3.5 md:ps-5 md:pe-3 max-md:row-start-2 max-md:text-ink-soft">
          {day(purchasedAt)}
        </td>
        <th scope="row" className="text-start text-base font-semibold md:px-3">
          {nameOf(purchase)}
        </th>
        <td className="md:px-3 max-md:col-start-2 max-md:row-start-2 max-md:text-end">
          <PurchaseStateMark purchase={purchase} />
        </td>
        <td className="max-md:mt-2 md:px-3 md:text-end">
          <PhoneLabel name={t('history.credits')} />
          {isPending ? nothingYet : <Credits remaining={creditsRemaining} total={creditsTotal} />}
        </td>
        <td className="whitespace-nowrap max-md:mt-2 max-md:text-end md:px-3 md:text-end">
          <PhoneLabel name={t('history.expires')} />
          {isPending ? nothingYet : day(expiresAt)}
        </td>
        <td className="whitespace-nowrap text-end max-md:col-start-2 max-md:row-start-1 md:ps-3 md:pe-5">
          <span className="text-base font-semibold">{priceText(language, price, currency)}</span>
          {isRecurring && (
            <span className="text-ink-soft max-md:ms-1.5 md:block md:text-xs">{t('purchase.monthly')}</span>
          )}
        </td>
      </tr>
      <tr className="not-[:has(li,button)]:hidden max-md:block">
        <td colSpan={6} className="max-md:block max-md:px-4 max-md:pt-3 md:px-5 md:pt-0 md:pb-4">
          <div className="grid gap-3">
            <PurchaseEvents purchase={purchase} />
            <PurchaseActions purchase={purchase} />
          </div>
        </td>
      </tr>
    </tbody>
  );
}

const nothingYet = '–';

function Credits({ remaining, total }: { remaining: number | null; total: number | null }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const amounts = { remaining: creditAmount(language, remaining), total: creditAmount(language, total) };
  return (
    <>
      <span className="sr-only">
        {total === null ? t('credits.unlimited') : t('history.creditsLeft', amounts)}
      </span>
      <span aria-hidden="true" className="whitespace-nowrap">
        {total === null ? <span className="text-lg leading-none">∞</span> : amounts.remaining}
        {total !== null && <span className="text-ink-soft"> / {amounts.total}</span>}
      </span>
    </>
  );
}

function PhoneLabel({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="block text-xs text-ink-soft md:hidden">
      {name}
    </span>
  );
}

const marks: Readonly<Record<PurchaseState, { icon: IconName; colour: string }>> = {
  completed: { icon: 'check', colour: 'text-pass' },
  pending: { icon: 'question', colour: 'text-unsure' },
  refunding: { icon: 'again', colour: 'text-unsure' },
  refunded: { icon: 'again', colour: 'text-ink-soft' },
};

function PurchaseStateMark({ purchase }: { purchase: Purchase }) {
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
