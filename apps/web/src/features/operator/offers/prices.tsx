import { useQuery } from '@tanstack/react-query';
import type { PricedPackage } from '@vesika/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { ActForm } from '../act-form.tsx';
import { ChoiceField } from '../choice-field.tsx';
import { Loaded } from '../loaded.tsx';
import { NumberField } from '../number-field.tsx';
import { useWords } from '../use-words.ts';

export function Prices() {
  const { t } = useTranslation('operator');
  const id = useId();
  const query = useQuery({
    queryKey: ['operator', 'prices'],
    queryFn: ({ signal }) => call('operatorPrices', { signal }),
  });
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-bold">
        {t('prices.title')}
      </h2>
      <p className="max-w-[60ch] text-ink-soft">{t('prices.about')}</p>
      <Loaded query={query}>
        {({ packages }) => (
          <ul className="divide-y divide-line border border-line bg-sheet text-sm">
            {packages.map((priced) => (
              <PriceLine key={priced.packageId} priced={priced} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

type Price = Pick<PricedPackage, 'price' | 'priceWas' | 'isForSale'>;

function PriceLine({ priced }: { priced: PricedPackage }) {
  const { t } = useTranslation(['operator', 'payments']);
  const { day, money } = useWords();
  const { packageId, packageName, currency, later } = priced;
  const told = ({ price, priceWas, isForSale }: Price) =>
    [
      money(price, currency),
      ...(priceWas === null ? [] : [`${t('payments:purchase.before')} ${money(priceWas, currency)}`]),
      ...(isForSale ? [] : [t('prices.notForSale')]),
    ].join(' · ');
  return (
    <li className="grid gap-2 px-4 py-3">
      <p>
        <span className="font-medium">{packageName}</span> · {told(priced)}
      </p>
      {later.map(({ priceId, validFrom, ...price }) => (
        <div key={priceId} className="grid gap-1 border-s-2 border-line-strong ps-3">
          <p>
            {t('prices.from', { date: day(validFrom) })} {told(price)}
          </p>
          <div>
            <ActForm
              name={t('acts.operatorDropPrice')}
              act={({ reason }) => call('operatorDropPrice', { params: { priceId }, body: { reason } })}
            />
          </div>
        </div>
      ))}
      <div>
        <ActForm
          name={t('acts.operatorSetPrice')}
          act={({ reason, field }) =>
            call('operatorSetPrice', {
              params: { packageId },
              body: {
                validFrom: field('validFrom'),
                price: Number(field('price')),
                priceWas: field('priceWas') === '' ? null : Number(field('priceWas')),
                isForSale: field('isForSale') === 'yes',
                reason,
              },
            })
          }
        >
          <TextField
            name="validFrom"
            type="date"
            label={t('prices.validFrom')}
            hint={t('prices.validFromHint')}
            required
            min={new Date().toISOString().slice(0, 10)}
          />
          <NumberField
            name="price"
            label={t('prices.price', { currency })}
            required
            min={0.01}
            step={0.01}
            defaultValue={priced.price}
          />
          <NumberField
            name="priceWas"
            label={t('prices.priceWas', { currency })}
            min={0.01}
            step={0.01}
            defaultValue={priced.priceWas ?? undefined}
          />
          <ChoiceField
            name="isForSale"
            label={t('prices.sale')}
            choices={[
              ['yes', t('prices.forSale')],
              ['no', t('prices.notForSale')],
            ]}
          />
        </ActForm>
      </div>
    </li>
  );
}
