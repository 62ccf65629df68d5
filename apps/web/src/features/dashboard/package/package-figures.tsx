import type { ActivePackage } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { creditAmount } from '../../../shell/i18n/credit-amount.ts';
import { useFormats } from '../../../shell/i18n/use-formats.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { CreditBar } from './credit-bar.tsx';
import { daysLeft } from './days-left.ts';

export function PackageFigures({ active }: { active: ActivePackage }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { creditsRemaining, creditsTotal, expiresAt } = active;
  const days = daysLeft(expiresAt, new Date());
  const date = useFormats().day(expiresAt);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure name={days > 0 ? t('package.until', { date }) : t('package.ended', { date })}>
        {days > 0 ? (
          t('package.daysLeft', { count: days })
        ) : (
          <span className="inline-flex items-center gap-1.5 text-fail">
            <Icon name="warning" />
            {t('package.expired')}
          </span>
        )}
      </Figure>
      <Figure name={t('credits.title')}>
        {creditsRemaining === null || creditsTotal === null ? (
          <span className="inline-flex items-center gap-1.5 rounded-sm border border-pass px-2 text-pass">
            <span aria-hidden="true">∞</span>
            {t('credits.unlimited')}
          </span>
        ) : (
          <span className="flex items-center gap-3">
            {t('credits.left', {
              remaining: creditAmount(language, creditsRemaining),
              total: creditAmount(language, creditsTotal),
            })}
            <CreditBar remaining={creditsRemaining} total={creditsTotal} className="w-20" />
          </span>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-32">
      <dt className="text-xs text-ink-soft first-letter:uppercase">{name}</dt>
      <dd className="leading-snug font-semibold">{children}</dd>
    </div>
  );
}
