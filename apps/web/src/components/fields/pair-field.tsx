import { FieldFrame } from './field-frame.tsx';
import { inputClass } from './text-field.tsx';

/** Two values as they are typed. */
export type Pair = readonly [first: string, second: string];

interface PairFieldProps {
  label: string;
  names: Pair;
  value: Pair;
  onChange: (value: Pair) => void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Two numbers that belong together: sides, or bounds. */
export function PairField({ label, names, value, onChange, hint, error }: PairFieldProps) {
  const [first, second] = value;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, ...described }) => (
        <div className="grid grid-cols-2 gap-2">
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${label}, ${names[0]}`}
            placeholder={names[0]}
            value={first}
            onChange={(event) => onChange([event.target.value, second])}
            className={inputClass}
            {...described}
          />
          <input
            inputMode="decimal"
            autoComplete="off"
            aria-label={`${label}, ${names[1]}`}
            placeholder={names[1]}
            value={second}
            onChange={(event) => onChange([first, event.target.value])}
            className={inputClass}
            {...described}
          />
        </div>
      )}
    </FieldFrame>
  );
}
