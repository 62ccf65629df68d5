import { type Check, causesOf, type PhotoReport, questionOf } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { FirstThree } from '../components/first-three.tsx';
import { useReportWords } from '../shell/i18n/use-report-words.ts';
import { byUrgency } from './check-groups.ts';
import { failedChecks } from './failed-checks.ts';
import { RetakeTip } from './retake-tip.tsx';

interface RetakeListProps {
  report: PhotoReport;
  adviceOf?: (check: Check) => string | null;
}

export function RetakeList({ report, adviceOf }: RetakeListProps) {
  const { t } = useTranslation('web');
  const reportWords = useReportWords();
  const words = (check: Check) => adviceOf?.(check) ?? reportWords.advice(check) ?? '';
  const steps = new Map<string, Check>();
  for (const check of openChecks(report)) if (!steps.has(words(check))) steps.set(words(check), check);
  if (steps.size === 0) return null;
  const failed = failedChecks(report).length > 0;
  return (
    <div className={`border-s-2 ps-4 ${failed ? 'border-fail' : 'border-unsure'}`}>
      <h2 className="text-sm font-semibold">{t('failure.whatNow')}</h2>
      <FirstThree className="mt-2 grid gap-3.5 text-sm">
        {[...steps].map(([advice, check]) => (
          <li key={advice} className="flex items-start gap-3.5">
            <p className="min-w-0 flex-1">{advice}</p>
            {check.verdict === 'fail' && <RetakeTip check={check} />}
          </li>
        ))}
      </FirstThree>
    </div>
  );
}

/** The faults; of a photo without any, the doubts. */
function openChecks(report: PhotoReport): Check[] {
  const failed = failedChecks(report);
  const open =
    failed.length > 0
      ? failed
      : report.checks.filter((check) => check.verdict === 'undetermined' && questionOf(check) === null);
  return causesOf(open.filter(({ advice }) => advice !== null)).sort(byUrgency);
}
