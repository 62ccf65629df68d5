import type { Check } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../components/chevron.tsx';
import { Icon } from '../components/icon.tsx';
import { dotted } from '../shell/i18n/dotted.ts';
import type { GroupedChecks } from './check-groups.ts';
import { CheckRow, reportColumns } from './check-row.tsx';
import type { ReportedPhoto } from './reported-photo.ts';

interface CheckGroupProps {
  group: GroupedChecks;
  photo: ReportedPhoto;
  address: string;
  onPoint: (check: Check['id'] | null) => void;
  onChoose: (check: Check['id']) => void;
}

export function CheckGroup({ group: { id, open, passed }, ...shared }: CheckGroupProps) {
  const { t } = useTranslation(['web', 'engine', 'report']);
  const rows = (checks: readonly Check[]) => (
    <ul>
      {checks.map((check) => (
        <CheckRow key={`${check.id} ${check.verdict}`} check={check} {...shared} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={`report-${id}`}>
      <div className={`items-baseline border-b border-ink pb-2 ${reportColumns}`}>
        <h3 id={`report-${id}`} className="text-lg font-semibold @max-xl/report:col-span-3">
          {t(`report:groups.${id}`)}
        </h3>
        {open.length > 0 &&
          (['value', 'limit'] as const).map((column) => (
            <span key={column} aria-hidden="true" className="text-xs text-ink-soft @max-xl/report:hidden">
              {t(`report.${column}`)}
            </span>
          ))}
      </div>
      {rows(open)}
      {passed.length > 0 && (
        <details className="group/passed">
          <summary className="flex min-h-11 list-none items-center gap-2 border-b border-line py-2 text-sm hover:bg-ink/4 [&::-webkit-details-marker]:hidden">
            <Icon name="check" className="shrink-0 text-pass" />
            <span className="shrink-0 font-medium text-pass">
              {t('report:list.passed', { count: passed.length })}
            </span>
            <span className="min-w-0 flex-1 truncate text-ink-soft group-open/passed:invisible">
              {dotted(passed.map((check) => t(`engine:checks.${check.id}.name`)))}
            </span>
            <Chevron className="text-ink-soft" />
          </summary>
          {rows(passed)}
        </details>
      )}
    </section>
  );
}
