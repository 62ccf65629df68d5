import type { Check, Report } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { CheckRow } from './check-row.tsx';

const urgency: Readonly<Record<Check['verdict'], number>> = { fail: 0, undetermined: 1, pass: 2 };

/** Every check with what was measured, what is permitted and who says so; what needs a hand comes first. */
export function ReportList({ report }: { report: Report }) {
  const { t } = useTranslation();
  const checks = [...report.checks].sort((a, b) => urgency[a.verdict] - urgency[b.verdict]);
  return (
    <section aria-labelledby="report-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
        <h2 id="report-title" className="text-2xl font-semibold">
          {t('report.title')}
        </h2>
        <p className="text-sm text-ink-soft">{t('report.about')}</p>
      </div>
      <ul className="border-t border-ink">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
    </section>
  );
}
