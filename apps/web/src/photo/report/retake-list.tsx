import { type Check, isQuestion, type PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { byUrgency } from './check-groups.ts';
import { failedChecks } from './failed-checks.ts';
import { RetakeTip } from './tips/retake-tip.tsx';

/** The steps to a photo that passes, most pressing first; what only needs an answer is asked elsewhere. */
export function RetakeList({ report }: { report: PhotoReport }) {
  const { t } = useTranslation(['web', 'engine']);
  const steps = stepsOf(report.checks);
  if (steps.length === 0) return null;
  const failed = failedChecks(report).length > 0;
  return (
    <div className={`border-s-2 ps-4 ${failed ? 'border-fail' : 'border-unsure'}`}>
      <h2 className="text-sm font-semibold">{t('failure.whatNow')}</h2>
      <ul className="mt-2 grid gap-3.5 text-sm">
        {steps.map((check) => (
          <li key={check.advice} className="flex items-start gap-3.5">
            <p className="min-w-0 flex-1">{t(`engine:advice.${check.advice as 'centring.off-centre'}`)}</p>
            {check.verdict === 'fail' && <RetakeTip check={check} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function stepsOf(checks: readonly Check[]): Check[] {
  const open = checks.filter(
    ({ id, verdict, advice }) =>
      advice !== null && (verdict === 'fail' || (verdict === 'undetermined' && !isQuestion(id))),
  );
  const first = new Map(open.sort(byUrgency).map((check) => [check.advice, check] as const));
  return [...first.values()];
}
