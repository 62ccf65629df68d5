import type { Package } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { periodText } from '../texts/period-text.ts';

/** How many photos, and for how long. */
export function PlanContents({ sold: { credits, validityDays } }: { sold: Package }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  return (
    <p className="border-y border-line py-2.5 text-sm">
      <strong className="block font-semibold">
        {credits === null ? (
          <>
            <span aria-hidden="true" className="me-1.5 text-lg leading-none">
              ∞
            </span>
            {t('credits.unlimited')}
          </>
        ) : (
          t('credits.photos', { count: credits })
        )}
      </strong>
      <span className="text-ink-soft">
        {t('purchase.validity', { period: periodText(language, validityDays) })}
      </span>
    </p>
  );
}
