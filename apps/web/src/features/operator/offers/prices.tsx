import { useQuery } from '@tanstack/react-query';
import type { PricedPackage } from '@vesika/contract';
import { limits } from '@vesika/contract';
import { formatPeriod } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { Act } from '../act-form.tsx';
import { answerOf } from '../answer-of.ts';
import { DeskList, DeskSection } from '../desk-section.tsx';
import { AmountField, NumberField, YesNoField } from '../fields.tsx';
import { Loaded } from '../loaded.tsx';
import { useWords } from '../use-words.ts';

export function Prices() {
  const { t } = useTranslation('operator');
  const query = useQuery(answerOf('operatorPrices'));
  return (
    <DeskSection title={t('prices.title')} about={t('prices.about')}>
      <Loaded query={query}>
        {({ packages }) => (
          <DeskList items={packages.map((priced) => <PriceLine key={priced.packageId} priced={priced} />)} />
        )}
      </Loaded>
      <Act of="operatorAddCurrency" body={({ field }) => ({ currency: field('currency').toUpperCase() })}>
        <TextField
          name="currency"
          label={t('prices.currency')}
          hint={t('prices.currencyHint')}
          required
          pattern="[A-Za-z]{3}"
          maxLength={3}
          autoComplete="off"
          dir="ltr"
        />
      </Act>
    </DeskSection>
  );
}

type Price = Pick<PricedPackage, 'price' | 'priceWas' | 'isForSale' | 'credits' | 'validityDays'>;

function PriceLine({ priced }: { priced: PricedPackage }) {
  const { t } = useTranslation(['operator', 'payments']);
  const language = useLanguage();
  const { day, money } = useWords();
  const { packageId, packageName, currency, later } = priced;
  const terms = ({ price, priceWas, isForSale, credits, validityDays }: Price) =>
    [
      money(price, currency),
      ...(priceWas === null ? [] : [`${t('payments:purchase.before')} ${money(priceWas, currency)}`]),
      credits === null ? t('payments:credits.unlimited') : t('payments:credits.photos', { count: credits }),
      t('payments:purchase.validity', { period: formatPeriod(language, validityDays) }),
      ...(isForSale ? [] : [t('prices.notForSale')]),
    ].join(' · ');
  return (
    <li className="grid gap-2 px-4 py-3">
      <p>
        <span className="font-medium">{packageName}</span> · {terms(priced)}
      </p>
      {later.map(({ priceId, validFrom, ...price }) => (
        <div key={priceId} className="grid gap-1 border-s-2 border-line-strong ps-3">
          <p>
            {t('prices.from', { date: day(validFrom) })} {terms(price)}
          </p>
          <Act of="operatorDropPrice" params={{ priceId }} />
        </div>
      ))}
      <Act
        of="operatorSetPrice"
        params={{ packageId }}
        body={({ field, number }) => ({
          validFrom: field('validFrom'),
          price: Number(field('price')),
          priceWas: number('priceWas'),
          isForSale: field('isForSale') === 'yes',
          credits: number('credits'),
          validityDays: Number(field('validityDays')),
        })}
      >
        <TextField
          name="validFrom"
          type="date"
          label={t('prices.validFrom')}
          hint={t('prices.validFromHint')}
          required
          min={new Date().toISOString().slice(0, 10)}
        />
        <AmountField
          name="price"
          label={t('prices.price', { currency })}
          required
          defaultValue={priced.price}
        />
        <AmountField
          name="priceWas"
          label={t('prices.priceWas', { currency })}
          defaultValue={priced.priceWas ?? undefined}
        />
        <NumberField
          name="credits"
          label={t('prices.credits')}
          hint={t('prices.creditsHint')}
          {...limits.packageCredits}
          defaultValue={priced.credits ?? undefined}
        />
        <NumberField
          name="validityDays"
          label={t('prices.validityDays')}
          required
          {...limits.validityDays}
          defaultValue={priced.validityDays}
        />
        <YesNoField
          name="isForSale"
          label={t('prices.sale')}
          yes={t('prices.forSale')}
          no={t('prices.notForSale')}
          isYes={priced.isForSale}
        />
      </Act>
    </li>
  );
}
