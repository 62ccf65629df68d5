import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Currency, requestLine } from '@vesika/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Segments } from '../../../components/choice.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PageTop } from '../../../components/page-top.tsx';
import { saveFile } from '../../../shell/api/save-file.ts';
import { answerOf } from '../answer-of.ts';
import { BarList } from '../bar-list.tsx';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';
import { Orders } from './orders.tsx';

const dayMs = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export function MoneyPage() {
  const { t } = useTranslation('operator');
  const [parameters, setParameters] = useSearchParams();
  const from = parameters.get('from') ?? dayOf(Date.now() - 29 * dayMs);
  const to = parameters.get('to') ?? dayOf(Date.now());
  return (
    <>
      <PageTop title={t('nav.money')} />
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          const span = { from: String(given.get('from')), to: String(given.get('to')) };
          setParameters({ ...Object.fromEntries(parameters), ...span });
        }}
      >
        <TextField type="date" name="from" label={t('money.from')} defaultValue={from} required />
        <TextField type="date" name="to" label={t('money.to')} defaultValue={to} required />
        <Button type="submit" variant="ink" className="min-h-12">
          {t('money.show')}
        </Button>
        <Button
          className="min-h-12"
          onClick={() =>
            void saveFile(
              requestLine('operatorInvoices', { query: { from, to } }).url,
              `vesika-invoices-${from}-${to}.csv`,
            )
          }
        >
          {t('money.csv')}
        </Button>
      </form>
      <Figures from={from} to={to} />
      <Orders />
    </>
  );
}

function Figures({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('operator');
  const { money, number, day, country } = useWords();
  const [chosen, setChosen] = useState<Currency>();
  const query = useQuery({
    ...answerOf('operatorMoney', { query: { from, to } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query}>
      {({ currencies, days, plans, countries }) => {
        const shown = currencies.find((row) => row.currency === chosen) ?? currencies[0];
        if (!shown) return <p>{t('list.none')}</p>;
        const { currency, orders, amount, refunded, failed, disputed } = shown;
        const isShown = (row: { currency: string }) => row.currency === currency;
        return (
          <div className="grid gap-6">
            {currencies.length > 1 && (
              <div className="max-w-md">
                <Segments
                  legend={t('money.currency')}
                  name="currency"
                  value={currency}
                  onChange={setChosen}
                  options={currencies.map((row) => ({ value: row.currency, name: row.currency }))}
                />
              </div>
            )}
            <p>
              <span className="block text-2xl font-bold tabular-nums">
                {money(amount - refunded, currency)}
              </span>
              <span className="text-sm text-ink-soft">
                {t('money.orders', { orders: number(orders) })} ·{' '}
                {t('money.taken', { amount: money(amount, currency) })} ·{' '}
                {t('money.refunded', { amount: money(refunded, currency) })} ·{' '}
                {t('money.failed', { failed: number(failed) })} ·{' '}
                {t('money.disputed', { disputed: number(disputed) })}
              </span>
            </p>
            <div className="grid gap-8 lg:grid-cols-2">
              <BarList
                title={t('money.days')}
                rows={days.filter(isShown)}
                bar={(row) => [day(row.day), money(row.amount, currency), row.amount]}
              />
              <div className="grid content-start gap-8">
                <BarList
                  title={t('money.plans')}
                  rows={plans.filter(isShown)}
                  bar={(row) => [row.packageName, money(row.amount, currency), row.amount]}
                />
                <BarList
                  title={t('money.countries')}
                  rows={countries.filter(isShown)}
                  bar={(row) => [
                    row.country === null ? t('money.unknown') : country(row.country),
                    `${money(row.amount, currency)} (${t('money.vat', { vat: money(row.vat, currency) })})`,
                    row.amount,
                  ]}
                />
              </div>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
