import type { OriginalFinding } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { reportColumns } from '../../../report-view/check-row.tsx';
import { CheckSource } from '../../../report-view/values/check-source.tsx';
import { MeasuredValue, PermittedValue } from '../../../report-view/values/check-values.tsx';
import { VerdictIcon } from '../../../report-view/verdict-mark.tsx';

export function OriginalValues({ findings }: { findings: readonly OriginalFinding[] }) {
  const { t } = useTranslation(['check', 'web']);
  const words = useReportWords();
  return (
    <details className="group @container/report border-y border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block text-lg font-semibold">{t('original.values')}</span>
          <span className="block text-sm text-ink-soft">{t('original.valuesAbout')}</span>
        </span>
        <Icon
          name="chevron-down"
          className="shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul>
        {findings.map((finding) => (
          <li
            key={finding.id}
            data-check={finding.id}
            className={`items-start border-t border-line py-2.5 text-sm ${reportColumns}`}
          >
            <span className="flex items-start gap-2 font-medium @max-xl/report:col-span-3">
              <VerdictIcon verdict={finding.verdict} />
              <span>
                {words.title(finding)}
                <span className="block text-xs font-normal text-ink-soft">
                  <CheckSource source={finding.source} />
                </span>
              </span>
            </span>
            <span className="@max-xl/report:ps-7">
              <span className="block text-xs text-ink-soft">{t('web:report.value')}</span>
              <MeasuredValue check={finding} />
            </span>
            <span>
              <span className="block text-xs text-ink-soft">{t('web:report.limit')}</span>
              <PermittedValue check={finding} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
