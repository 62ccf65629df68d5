import type { Check, ProcessedPhoto } from '@vesika/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { CheckSource } from './check-source.tsx';
import { MeasuredValue, PermittedValue } from './check-values.tsx';
import { LimitGauge } from './limit-gauge.tsx';

/** Name, what was measured and what is permitted on one line; opened, what that means and who says so. */
export function CheckRow({ check, photo }: { check: Check; photo: ProcessedPhoto }) {
  const { t } = useTranslation(['web', 'engine']);
  return (
    <li className="border-b border-line">
      <details className="group" open={check.verdict !== 'pass'}>
        <summary
          className={`min-h-11 list-none items-center py-2 text-sm hover:bg-ink/4 [&::-webkit-details-marker]:hidden ${reportColumns}`}
        >
          <span className="font-medium max-sm:col-span-2">{t(`engine:checks.${check.id}.name`)}</span>
          <Cell name={t('report.value')}>
            <MeasuredValue check={check} photo={photo} />
          </Cell>
          <Cell name={t('report.limit')}>
            <PermittedValue check={check} photo={photo} />
          </Cell>
          <span className="max-sm:hidden">{hasScale(check) && <LimitGauge check={check} />}</span>
          <Icon
            name="chevron-down"
            className="justify-self-end text-ink-soft transition-transform duration-150 group-open:rotate-180 max-sm:col-start-3 max-sm:row-start-1"
          />
        </summary>
        <div className="grid gap-1 pb-4 text-sm text-ink-soft">
          <p>{t(`engine:checks.${check.id}.about`)}</p>
          <p className="text-xs">
            <span className="sr-only">{`${t('report.source')}: `}</span>
            <CheckSource source={check.source} />
          </p>
        </div>
      </details>
    </li>
  );
}

/** Shared with the names above the columns. On a phone the name has a line of its own. */
export const reportColumns =
  'grid gap-x-4 gap-y-0.5 grid-cols-[1fr_1fr_1.25rem] sm:grid-cols-[minmax(0,1fr)_8rem_9rem_4rem_1.25rem]';

/** The names of the columns stand above them where there are columns. */
function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <span className="text-xs text-ink-soft max-sm:block sm:sr-only">{`${name} `}</span>
      <span className="max-sm:font-medium">{children}</span>
    </span>
  );
}

/** A count of faces and an exact size have no band to draw. */
function hasScale({ id }: Check): boolean {
  return id !== 'single-face-present' && id !== 'picture-size';
}
