import type { Package } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { discountText, priceText } from './price-text.ts';

export function PlanPrice({ sold: { price, priceWas, currency, isRecurring } }: { sold: Package }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-heading text-4xl font-bold tracking-tight">
          {priceText(language, price, currency)}
        </span>
        {isRecurring && <span className="text-sm text-ink-soft">{t('purchase.monthly')}</span>}
      </p>
      {priceWas !== null && (
        <p className="mt-1.5 flex items-baseline gap-2.5 text-sm">
          <s className="text-ink-soft">
            <span className="sr-only">{t('purchase.before')} </span>
            {priceText(language, priceWas, currency)}
          </s>
          <span className="rounded-sm bg-pass/8 px-1.5 font-semibold text-pass">
            {t('purchase.discount', { share: discountText(language, price, priceWas) })}
          </span>
        </p>
      )}
    </div>
  );
}
