import type { Check } from '@vesika/report';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../components/chevron.tsx';
import { useReportWords } from '../shell/i18n/use-report-words.ts';
import { CheckDetails } from './check-details.tsx';
import type { ReportedPhoto } from './reported-photo.ts';
import { MeasuredValue, PermittedValue } from './values/check-values.tsx';
import { layOutGauge } from './values/gauge.ts';
import { VerdictIcon } from './verdict-mark.tsx';

interface CheckRowProps {
  check: Check;
  photo: ReportedPhoto;
  address: string;
  onPoint: (check: Check['id'] | null) => void;
  onChoose: (check: Check['id']) => void;
}

export function CheckRow({ check, photo, address, onPoint, onChoose }: CheckRowProps) {
  const { t } = useTranslation('web');
  const words = useReportWords();
  const measured = words.measured(check);
  const [isOpen, setOpen] = useState(() => check.verdict === 'fail' && isDesk());
  const toggle = (next: boolean) => {
    // Browsers also fire `toggle` for rows that are open from the start.
    if (next === isOpen) return;
    setOpen(next);
    onChoose(check.id);
  };
  return (
    <li
      className="border-b border-line"
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(check.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onChoose(check.id)}
    >
      <details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary
          className={`min-h-11 list-none items-center py-2 text-sm hover:bg-ink/4 [&::-webkit-details-marker]:hidden ${reportColumns}`}
        >
          <span className="flex items-start gap-2 font-medium @max-xl/report:col-span-2">
            <VerdictIcon verdict={check.verdict} />
            <span>
              <span className="block">{words.title(check)}</span>
              {measured && <span className="block text-xs font-normal text-ink-soft">{measured}</span>}
            </span>
          </span>
          <Cell name={t('report.value')}>
            <MeasuredValue check={check} />
          </Cell>
          <Cell name={t('report.limit')}>
            <PermittedValue check={check} />
          </Cell>
          <span className="@max-xl/report:hidden">{hasScale(check) && <LimitGauge check={check} />}</span>
          <Chevron className="justify-self-end text-ink-soft @max-xl/report:col-start-3 @max-xl/report:row-start-1" />
        </summary>
        {isOpen && <CheckDetails check={check} photo={photo} address={address} />}
      </details>
    </li>
  );
}

/** On a phone the advice is above the report, and open rows would make the report endless. */
function isDesk(): boolean {
  return window.matchMedia('(width >= 64rem)').matches;
}

export const reportColumns =
  'grid gap-x-4 gap-y-0.5 grid-cols-[1fr_1fr_1.25rem] @xl/report:grid-cols-[minmax(0,1fr)_7.5rem_8.5rem_4rem_1.25rem]';

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="@max-xl/report:ps-7">
      <span className="text-xs text-ink-soft @max-xl/report:block @xl/report:sr-only">{`${name} `}</span>
      <span className="@max-xl/report:font-medium">{children}</span>
    </span>
  );
}

function hasScale({ evidence, found }: Check): boolean {
  return evidence === 'measured' && !found;
}

function LimitGauge({ check }: { check: Check }) {
  const id = useId();
  const gauge = layOutGauge(check);
  if (!gauge) return null;
  const bandWidth = Math.max((gauge.bandEnd - gauge.bandStart) * width, 1.5);
  return (
    <svg viewBox={`0 0 ${width} 18`} className="w-full" direction="ltr" aria-hidden="true">
      <defs>
        <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line y2="4" className="stroke-guide" strokeWidth="2.4" strokeOpacity="0.75" />
        </pattern>
      </defs>
      <path d={`M0.5 17.5H${width - 0.5}${ticks}`} className="stroke-line-strong" fill="none" />
      <rect x={gauge.bandStart * width} y="4" width={bandWidth} height="10" fill={`url(#${id})`} />
      {gauge.doubt && (
        <rect
          x={gauge.doubt.start * width}
          y="1"
          width={(gauge.doubt.end - gauge.doubt.start) * width}
          height="15"
          className="fill-ink"
          fillOpacity="0.16"
        />
      )}
      <path d={`M${gauge.value * width} 0V17`} className={strokes[check.verdict]} strokeWidth="3" />
    </svg>
  );
}

const width = 80;
const strokes = { pass: 'stroke-ink', fail: 'stroke-fail', undetermined: 'stroke-unsure' } as const;
const ticks = Array.from({ length: 11 }, (_, index) => `M${index * 8} 17.5v-2.5`).join('');
