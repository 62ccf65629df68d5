import { useTranslation } from 'react-i18next';
import type { AdjustedReport } from './adjusted-picture.ts';
import { ControlRow } from './control-row.tsx';
import { amountOf, type ControlId, frameControls, lineControls, reachOf, withValue } from './controls.ts';
import { permittedMove } from './permitted-move.ts';
import type { Adjusting } from './use-adjustment.ts';

interface ControlPanelProps {
  report: AdjustedReport;
  adjusting: Adjusting;
}

export function ControlPanel({ report, adjusting }: ControlPanelProps) {
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
