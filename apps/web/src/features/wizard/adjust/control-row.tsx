import { useTranslation } from 'react-i18next';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { SteppedRange } from '../stepped-range.tsx';
import { type ControlId, controls, type Reach } from './controls.ts';

interface ControlRowProps {
  control: ControlId;
  value: number;
  reach: Reach;
  permitted: { min: number; max: number } | null;
  onChange: (value: number) => void;
}

export function ControlRow({ control, value, reach, permitted, onChange }: ControlRowProps) {
  const { t } = useTranslation('adjust');
  const { min, max, step } = reach;
  return (
    <SteppedRange
      label={t(`controls.${control}.name`)}
      amount={useAmountText(control, value)}
      reach={reach}
      // The browser snaps the value to the step; any other value would be reported back as a change.
      value={onGrid(value, step)}
      less={t(`controls.${control}.less`)}
      more={t(`controls.${control}.more`)}
      onStep={(steps) => onChange(Math.min(max, Math.max(min, onGrid(value + steps * step, step))))}
      onChange={onChange}
    >
      {permitted && <PermittedPart reach={reach} permitted={permitted} />}
    </SteppedRange>
  );
}

function onGrid(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(4));
}

function PermittedPart({
  reach,
  permitted,
}: Pick<ControlRowProps, 'reach'> & { permitted: { min: number; max: number } }) {
  const share = (value: number) => ((value - reach.min) / (reach.max - reach.min)) * 100;
  return (
    <span aria-hidden="true" className="absolute inset-x-2 top-8 h-1">
      <span
        className="absolute inset-y-0 rounded-full bg-guide/35"
        style={{ left: `${share(permitted.min)}%`, right: `${100 - share(permitted.max)}%` }}
      />
    </span>
  );
}

function useAmountText(control: ControlId, value: number): string {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const { unit, ways } = controls[control];
  if (ways === null) return words.quantity(value, unit);
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return t('amounts.asFound');
  const way = ways[rounded < 0 ? 0 : 1];
  return t(`amounts.${way}`, { amount: words.quantity(Math.abs(rounded), unit) });
}
