import { type ReactNode, useId } from 'react';
import { ToolButton } from './tool-button.tsx';

interface SteppedRangeProps {
  label: string;
  /** The value in words. */
  amount: string;
  reach: { min: number; max: number; step: number };
  value: number;
  less: string;
  more: string;
  onStep: (steps: 1 | -1) => void;
  onChange: (value: number) => void;
  /** Drawn behind the range. */
  children?: ReactNode;
}

export function SteppedRange(props: SteppedRangeProps) {
  const { label, amount, reach, value, less, more, onStep, onChange, children } = props;
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="text-ink-soft">
          {amount}
        </span>
      </div>
      <div dir="ltr" className="flex items-center gap-2">
        <ToolButton name={less} sign="−" onPress={() => onStep(-1)} />
        <div className="relative min-w-0 flex-1">
          {children}
          <input
            id={id}
            type="range"
            {...reach}
            value={value}
            aria-valuetext={amount}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="relative block h-11 w-full cursor-pointer touch-pan-y bg-transparent accent-guide"
          />
        </div>
        <ToolButton name={more} sign="+" onPress={() => onStep(1)} />
      </div>
    </div>
  );
}
