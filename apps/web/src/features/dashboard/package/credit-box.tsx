import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activePackageQuery } from '../../../api/active-package.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { creditAmount } from './credit-amount.ts';
import { CreditBar } from './credit-bar.tsx';
import { hasExpired } from './days-left.ts';

/** Beside the pages, only while there is something to spend. */
export function CreditBox() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { data: active } = useQuery(activePackageQuery);
  if (!active || hasExpired(active.expiresAt, new Date())) return null;
  const { creditsRemaining, creditsTotal } = active;
  const amounts = {
    remaining: creditAmount(language, creditsRemaining),
    total: creditAmount(language, creditsTotal),
  };
  return (
    <section aria-label={t('credits.title')} className="grid gap-2 border border-line bg-sheet p-3.5">
      <h2 className="font-text text-xs font-normal tracking-normal text-ink-soft">{t('credits.title')}</h2>
      <p className="font-heading text-2xl font-bold">
        <span className="sr-only">{t('credits.left', amounts)}</span>
        <span aria-hidden="true">
          {amounts.remaining}
          <span className="text-lg font-normal text-ink-soft"> / {amounts.total}</span>
        </span>
      </p>
      {creditsRemaining !== null && creditsTotal !== null && (
        <CreditBar remaining={creditsRemaining} total={creditsTotal} />
      )}
    </section>
  );
}
