import type { ReportWords } from '@vesika/report/words';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import type { ControlId, Reach } from './controls.ts';

interface ControlRowProps {
  control: ControlId;
  value: number;
  reach: Reach;
  permitted: { min: number; max: number } | null;
  onChange: (value: number) => void;
}

export function ControlRow({ control, value, reach, permitted, onChange }: ControlRowProps) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const id = useId();
  const { min, max, step } = reach;
  const amount = amountText(t, words, control, value);
  // The browser snaps the value to the step; any other value would be reported back as a change.
  const shown = onGrid(value, step);
  const stepBy = (steps: number) =>
    onChange(Math.min(max, Math.max(min, onGrid(value + steps * step, step))));
  return (
    <div className="grid gap-0.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {t(`controls.${control}.name`)}
        </label>
        <span aria-hidden="true" className="text-ink-soft">
          {amount}
        </span>
      </div>
      <div dir="ltr" className="flex items-center gap-2">
        <StepButton name={t(`controls.${control}.less`)} onPress={() => stepBy(-1)}>
          −
        </StepButton>
        <div className="relative min-w-0 flex-1">
          {permitted && <PermittedPart reach={reach} permitted={permitted} />}
          <input
            id={id}
            type="range"
            min={min}
            max={max}
            step={step}
            value={shown}
            aria-valuetext={amount}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="relative block h-11 w-full cursor-pointer touch-pan-y bg-transparent accent-guide"
          />
        </div>
        <StepButton name={t(`controls.${control}.more`)} onPress={() => stepBy(1)}>
          +
        </StepButton>
      </div>
    </div>
  );
}

function onGrid(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(4));
}

interface StepButtonProps {
  name: string;
  onPress: () => void;
  children: string;
}

function StepButton({ name, onPress, children }: StepButtonProps) {
  return (
    <Button size="icon" aria-label={name} className="shrink-0 bg-sheet font-mono text-lg!" onClick={onPress}>
      <span aria-hidden="true">{children}</span>
    </Button>
  );
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

function amountText(t: TFunction<'adjust'>, words: ReportWords, control: ControlId, value: number): string {
  const quantity = (amount: number) => words.quantity(amount, units[control]);
  if (control === 'scale') return quantity(value);
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return t('amounts.asFound');
  const [negative, positive] = directions[control];
  return t(`amounts.${rounded < 0 ? negative : positive}`, { amount: quantity(Math.abs(rounded)) });
}

const units = {
  rotation: 'deg',
  scale: 'share',
  right: 'mm',
  up: 'mm',
  crown: 'mm',
  chin: 'mm',
} as const;

const directions = {
  rotation: ['anticlockwise', 'clockwise'],
  right: ['left', 'right'],
  up: ['down', 'up'],
  crown: ['down', 'up'],
  chin: ['down', 'up'],
} as const;
