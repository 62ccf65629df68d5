import { useTranslation } from 'react-i18next';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { VerdictIcon } from '../../../report-view/verdict-mark.tsx';
import type { LiveCheck } from './live-checks.ts';

export function LiveCheckList({ checks }: { checks: readonly LiveCheck[] }) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  return (
    <ul aria-label={t('editor.checks')} className="grid grid-cols-2 gap-x-4 text-xs sm:text-sm">
      {checks.map((check) => (
        <li
          key={check.id}
          data-verdict={check.verdict}
          className="flex items-start gap-1.5 border-b border-line py-0.5 sm:py-1.5"
        >
          <VerdictIcon verdict={check.verdict} />
          <span className="min-w-0 leading-snug">
            <span className="font-medium sm:block">{words.name(check)}</span>{' '}
            <span className={check.verdict === 'fail' ? 'font-medium text-fail' : ''}>
              {words.value(check)}
            </span>{' '}
            <span className="text-ink-soft max-sm:sr-only">({words.permitted(check)}) </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
