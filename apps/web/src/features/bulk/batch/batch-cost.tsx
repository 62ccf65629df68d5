import { useQuery } from '@tanstack/react-query';
import type { Batch } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { packagesHeldQuery } from '../../../api/active-package.ts';
import { countryName } from '../../../i18n/country-names.ts';
import { joinedSentences } from '../../../i18n/joined-sentences.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { creditsFor } from '../../../purchase/way-to-unlock.ts';
import { useBatchWords } from '../use-batch-words.ts';

/** The credits that the photos of a batch will need, before it starts. */
export function BatchCost({ batch: { countryCodes, items } }: { batch: Batch }) {
  const { t } = useTranslation('bulk');
  const language = useLanguage();
  const words = useBatchWords();
  const { data: held } = useQuery(packagesHeldQuery);
  if (!held || items.waiting === 0) return null;
  const { creditsRemaining: left, uncovered } = creditsFor({ held, countryCodes, now: new Date() });
  const isShort = left !== null && left < items.waiting;
  const needed = words.number(items.waiting);
  const sentences = [
    left === null ? t('cost.unlimited') : t('cost.needed', { needed, left: words.number(left) }),
    ...(isShort ? [t('cost.short')] : []),
    ...(uncovered.length > 0
      ? [t('cost.uncovered', { countries: words.list(uncovered.map((code) => countryName(language, code))) })]
      : []),
  ];
  return (
    <p className={`w-full ${isShort || uncovered.length > 0 ? 'text-unsure' : 'text-ink-soft'}`}>
      {joinedSentences(language, sentences)}{' '}
      {(isShort || uncovered.length > 0) && (
        <Link to="/dashboard/payments" className="text-ink underline underline-offset-4">
          {t('paused.buy')}
        </Link>
      )}
    </p>
  );
}
