import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { packagesHeldQuery } from '../../../api/active-package.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { creditAmount } from './credit-amount.ts';
import { CreditBar } from './credit-bar.tsx';
import { hasExpired } from './days-left.ts';

export function CreditBox() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { data } = useQuery(packagesHeldQuery);
  if (!data?.package) return null;
  const { balance, others } = data;
  if (hasExpired(data.package.expiresAt, new Date()) && others.length === 0) return null;
  const { creditsRemaining, creditsTotal } = balance;
  const remaining = creditAmount(language, creditsRemaining);
  const total = creditAmount(language, creditsTotal);
  return (
    <section aria-label={t('credits.title')} className="grid gap-2 border border-line bg-sheet p-3.5">
      <h2 className="font-text text-xs font-normal tracking-normal text-ink-soft">{t('credits.title')}</h2>
      <p className="font-heading text-2xl font-bold">
        <span className="sr-only">
          {creditsRemaining === null ? t('credits.unlimited') : t('credits.left', { remaining, total })}
        </span>
        <span aria-hidden="true">
          {remaining}
          <span className="text-lg font-normal text-ink-soft">
            {creditsRemaining === null ? ' / ∞' : ` / ${total}`}
          </span>
        </span>
      </p>
      {creditsRemaining !== null && <CreditBar remaining={creditsRemaining} total={creditsTotal} />}
    </section>
  );
}
