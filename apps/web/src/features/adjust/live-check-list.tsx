import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { limitText } from '../photo-rules/rule-texts.ts';
import { quantityText } from '../report/values/quantities.ts';
import { VerdictIcon } from '../report/verdict-mark.tsx';
import type { LiveCheck } from './live-checks.ts';

/** What the rule says of the picture as it lies now. */
export function LiveCheckList({ checks }: { checks: readonly LiveCheck[] }) {
  const { t } = useTranslation('adjust');
  const { t: tEngine } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  return (
    <ul aria-label={t('editor.checks')} className="grid grid-cols-2 gap-x-4 text-xs sm:text-sm">
      {checks.map(({ id, value, limit, unit, verdict }) => (
        <li
          key={id}
          data-verdict={verdict}
          className="flex items-start gap-1.5 border-b border-line py-0.5 sm:py-1.5"
        >
          <VerdictIcon verdict={verdict} />
          <span className="min-w-0 leading-snug">
            <span className="font-medium sm:block">{tEngine(`engine:checks.${id}.name`)}</span>{' '}
            <span className={verdict === 'fail' ? 'font-medium text-fail' : ''}>
              {quantityText(tEngine, language, value, unit)}
            </span>{' '}
            <span className="text-ink-soft max-sm:sr-only">
              ({limitText(tEngine, language, limit, unit)})
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
