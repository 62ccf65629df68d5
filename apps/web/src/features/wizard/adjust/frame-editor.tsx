import { adjustmentMove, type PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { VerdictIcon } from '../../../report/verdict-mark.tsx';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { type AdjustedReport, movedPlacement, type Placement, reachesBeyond } from './adjusted-picture.ts';
import { ControlRow } from './control-row.tsx';
import { amountOf, type ControlId, frameControls, lineControls, reachOf, withValue } from './controls.ts';
import { type LiveCheck, type LiveCheckId, liveChecks } from './live-checks.ts';
import { permittedMove } from './permitted-move.ts';
import { Stage } from './stage.tsx';
import type { Adjusting } from './use-adjustment.ts';

interface FrameEditorProps {
  report: PhotoReport & { placement: Placement };
  originalAddress: string;
  adjusting: Adjusting;
}

export function FrameEditor({ report, originalAddress, adjusting }: FrameEditorProps) {
  const { adjustment, stoppedBy } = adjusting;
  const checks = liveChecks(report, adjustment);
  const { photo, placement } = report;
  const leaves = reachesBeyond(photo, movedPlacement(adjustmentMove(photo, adjustment), placement));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] sm:items-start">
      <div className="border-b border-line bg-paper max-sm:sticky max-sm:top-0 max-sm:z-10 sm:border-e sm:border-b-0">
        <div className="relative">
          <Stage report={report} originalAddress={originalAddress} adjusting={adjusting} />
          <StopNote
            checks={checks}
            stoppedBy={stoppedBy}
            beyond={leaves && !reachesBeyond(photo, placement)}
          />
        </div>
        <div className="px-4 py-1 sm:px-7 sm:py-4">
          <LiveCheckList checks={checks} />
        </div>
      </div>
      <div className="p-4 sm:p-7">
        <ControlPanel report={report} adjusting={adjusting} />
      </div>
    </div>
  );
}

interface StopNoteProps {
  checks: readonly LiveCheck[];
  stoppedBy: LiveCheckId | null;
  beyond: boolean;
}

function StopNote({ checks, stoppedBy, beyond }: StopNoteProps) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const stopping = checks.find(({ id }) => id === stoppedBy);
  const text = stopping
    ? t('editor.stopped', { check: words.name(stopping), limit: words.permitted(stopping) })
    : beyond && t('editor.beyond');
  return (
    <p
      role="status"
      className={`pointer-events-none absolute inset-x-0 bottom-0 flex items-start gap-2 text-sm leading-snug font-medium text-unsure ${text ? 'bg-sheet px-4 py-2 sm:px-7' : ''}`}
    >
      {text && <Icon name="warning" className="shrink-0" />}
      {text}
    </p>
  );
}

function LiveCheckList({ checks }: { checks: readonly LiveCheck[] }) {
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

interface ControlPanelProps {
  report: AdjustedReport;
  adjusting: Adjusting;
}

function ControlPanel({ report, adjusting }: ControlPanelProps) {
  const { t } = useTranslation('adjust');
  const { adjustment, move, mark } = adjusting;
  const row = (control: ControlId, onChange: (to: typeof adjustment) => void, bounded: boolean) => (
    <ControlRow
      key={control}
      control={control}
      value={amountOf(adjustment, control)}
      reach={reachOf(report, control)}
      permitted={bounded ? permittedPart(report, adjustment, control) : null}
      onChange={(value) => onChange(withValue(adjustment, control, value))}
    />
  );
  return (
    <div className="grid gap-6">
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 font-heading text-base font-semibold">{t('groups.frame')}</legend>
        {frameControls.map((control) => row(control, move, true))}
      </fieldset>
      <fieldset className="grid gap-2.5">
        <legend className="font-heading text-base font-semibold">{t('groups.lines')}</legend>
        <p className="mb-1 text-sm text-ink-soft">{t('groups.linesAbout')}</p>
        {lineControls.map((control) => row(control, mark, false))}
      </fieldset>
    </div>
  );
}

function permittedPart(report: AdjustedReport, adjustment: Adjusting['adjustment'], control: ControlId) {
  const { min, max } = reachOf(report, control);
  const towards = (end: number) =>
    amountOf(permittedMove(report, adjustment, withValue(adjustment, control, end)).adjustment, control);
  return { min: towards(min), max: towards(max) };
}
