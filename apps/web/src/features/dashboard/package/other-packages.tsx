import type { Packages } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { creditAmount } from '../../../i18n/credit-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { usePlanName } from '../../../plans/use-plan-name.ts';

export function OtherPackages({ held: { others, balance } }: { held: Packages }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const planName = usePlanName();
  const items = others.map((other) => {
    const { creditsRemaining, creditsTotal } = other;
    const plan = planName(other);
    if (creditsRemaining === null) return t('package.others.unlimited', { plan });
    const remaining = creditAmount(language, creditsRemaining);
    return t('package.others.item', { plan, remaining, total: creditAmount(language, creditsTotal) });
  });
  return (
    <div className="mt-3 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-3">
        <span>{t('package.others.title')}</span>
        {others.map(({ id }, index) => (
          <span key={id} className="text-ink">
            {items[index]}
          </span>
        ))}
      </p>
      {balance.creditsRemaining !== null && (
        <p className="font-semibold text-ink">
          {t('package.others.sum', { count: balance.creditsRemaining })}
        </p>
      )}
    </div>
  );
}
