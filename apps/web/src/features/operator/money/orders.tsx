import { useInfiniteQuery } from '@tanstack/react-query';
import { type OperationInput, orderStates } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { call } from '../../../shell/api/call.ts';
import { DeskList, DeskSection } from '../desk-section.tsx';
import { Loaded } from '../loaded.tsx';
import { MoreButton } from '../more-button.tsx';
import { PersonLink } from '../person-link.tsx';
import { useWords } from '../use-words.ts';

type State = NonNullable<NonNullable<OperationInput<'operatorOrders'>['query']>['state']>;

export function Orders() {
  const { t } = useTranslation('operator');
  const [parameters, setParameters] = useSearchParams();
  const state: State = orderStates.find((each) => each === parameters.get('state')) ?? 'all';
  const query = useInfiniteQuery({
    queryKey: ['operator', 'orders', state],
    queryFn: ({ pageParam: before, signal }) => call('operatorOrders', { query: { state, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <DeskSection title={t('money.list')}>
      <div className="max-w-xs">
        <SelectField
          label={t('money.state')}
          value={state}
          onChange={({ target }) =>
            setParameters(
              { ...Object.fromEntries(parameters), state: target.value },
              { replace: true, preventScrollReset: true },
            )
          }
          options={orderStates.map((each) => [each, each === 'all' ? t('money.all') : t(`payment.${each}`)])}
        />
      </div>
      <Loaded query={query}>
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders);
          return <DeskList items={orders.map((order) => <Order key={order.paymentId} order={order} />)} />;
        }}
      </Loaded>
      <MoreButton query={query} />
    </DeskSection>
  );
}

type Order = Awaited<ReturnType<typeof call<'operatorOrders'>>>['orders'][number];

function Order({ order }: { order: Order }) {
  const { t } = useTranslation('operator');
  const { moment, money, country, isolated } = useWords();
  const { personId, email, at, packageName, status, currency, amount, refunded, invoiceNumber } = order;
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[11rem_1fr_auto]">
      <time dateTime={at} className="text-ink-soft">
        {moment(at)}
      </time>
      <span className="min-w-0">
        <PersonLink personId={personId} className="break-all">
          <bdi>{email}</bdi>
        </PersonLink>
        <span className="block text-ink-soft">
          {[packageName, order.country && country(order.country), invoiceNumber && isolated(invoiceNumber)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="sm:text-end">
        <span className="block tabular-nums">{money(amount, currency)}</span>
        <span className="block text-ink-soft">
          {t(`payment.${status}`)}
          {refunded > 0 && `, ${t('money.refunded', { amount: money(refunded, currency) })}`}
        </span>
      </span>
    </li>
  );
}
