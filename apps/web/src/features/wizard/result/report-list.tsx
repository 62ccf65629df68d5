import type { Check, ProcessedPhoto } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { CheckRow, reportColumns } from './check-row.tsx';
import { VerdictMark } from './verdict-mark.tsx';

/** In the order of urgency: what needs a hand comes first. */
const verdicts: readonly Check['verdict'][] = ['fail', 'undetermined', 'pass'];

/** Every check with what was measured, what is permitted and who says so, by verdict. */
export function ReportList({ photo }: { photo: ProcessedPhoto }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="report-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
        <h2 id="report-title" className="text-2xl font-semibold">
          {t('report.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('report.about')}</p>
      </div>
      <div className="grid gap-6">
        {verdicts.map((verdict) => (
          <VerdictGroup key={verdict} verdict={verdict} photo={photo} />
        ))}
      </div>
    </section>
  );
}

function VerdictGroup({ verdict, photo }: { verdict: Check['verdict']; photo: ProcessedPhoto }) {
  const { t } = useTranslation();
  const checks = photo.report.checks.filter((check) => check.verdict === verdict);
  if (checks.length === 0) return null;
  return (
    <div>
      <div className={`items-baseline border-b border-ink pb-2 ${reportColumns}`}>
        <h3>
          <VerdictMark verdict={verdict} count={checks.length} />
        </h3>
        {(['value', 'limit'] as const).map((column) => (
          <span key={column} aria-hidden="true" className="text-xs text-ink-soft max-sm:hidden">
            {t(`report.${column}`)}
          </span>
        ))}
      </div>
      <ul>
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} photo={photo} />
        ))}
      </ul>
    </div>
  );
}
