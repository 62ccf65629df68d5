import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { requestLine } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
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
      <PageTitle page={t('nav.money')} />
      <h1 className="text-3xl font-bold">{t('nav.money')}</h1>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          setParameters({ from: String(given.get('from')), to: String(given.get('to')) });
        }}
      >
        <TextField type="date" name="from" label={t('money.from')} defaultValue={from} required />
        <TextField type="date" name="to" label={t('money.to')} defaultValue={to} required />
        <Button type="submit" look="ink" size="lg">
          {t('money.show')}
        </Button>
        <Button
          size="lg"
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
  const query = useQuery({
    queryKey: ['operator', 'money', from, to],
    queryFn: ({ signal }) => call('operatorMoney', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });
  const none = t('list.none');
  return (
    <Loaded query={query}>
      {({ currencies, days, plans, countries }) => (
        <div className="grid gap-8">
          {currencies.length === 0 && <p>{none}</p>}
          <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {currencies.map(({ currency, orders, amount, refunded, failed, disputed }) => (
              <div key={currency} className="border border-line bg-sheet p-4">
                <dt className="text-2xl font-bold tabular-nums">{money(amount, currency)}</dt>
                <dd className="text-sm text-ink-soft">
                  {t('money.orders', { orders: number(orders) })} ·{' '}
                  {t('money.refunded', { amount: money(refunded, currency) })} ·{' '}
                  {t('money.failed', { failed: number(failed) })} ·{' '}
                  {t('money.disputed', { disputed: number(disputed) })}
                </dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-8 lg:grid-cols-2">
            <BarList
              title={t('money.plans')}
              none={none}
              bars={plans.map(({ packageName, currency, amount }) => ({
                key: `${packageName} ${currency}`,
                name: `${packageName}, ${currency}`,
                figure: money(amount, currency),
                value: amount,
              }))}
            />
            <BarList
              title={t('money.countries')}
              none={none}
              bars={countries.map((row) => ({
                key: `${row.country} ${row.currency}`,
                name: `${row.country === null ? t('money.unknown') : country(row.country)}, ${row.currency}`,
                figure: `${money(row.amount, row.currency)} (${t('money.vat', { vat: money(row.vat, row.currency) })})`,
                value: row.amount,
              }))}
            />
            <BarList
              title={t('money.days')}
              none={none}
              bars={days.map((row) => ({
                key: `${row.day} ${row.currency}`,
                name: `${day(row.day)}, ${row.currency}`,
                figure: money(row.amount, row.currency),
                value: row.amount,
              }))}
            />
          </div>
        </div>
      )}
    </Loaded>
  );
}
