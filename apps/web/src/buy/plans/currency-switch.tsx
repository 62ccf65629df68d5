import type { Currency } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../components/choice.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { currencyName } from './price-text.ts';

interface CurrencySwitchProps {
  currencies: readonly Currency[];
  currency: Currency;
  onChange: (currency: Currency) => void;
}

export function CurrencySwitch({ currencies, currency, onChange }: CurrencySwitchProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  if (currencies.length < 2) return null;
  return (
    <Segments
      legend={t('purchase.currency')}
      hideLegend
      name="currency"
      options={currencies.map((value) => ({ value, name: currencyName(language, value) }))}
      value={currency}
      onChange={onChange}
    />
  );
}
