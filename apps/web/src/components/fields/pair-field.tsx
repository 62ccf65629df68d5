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
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, ...described }) => (
        <div className="grid grid-cols-2 gap-2">
          {names.map((name, index) => (
            <input
              key={name}
              id={index === 0 ? id : undefined}
              inputMode="decimal"
              autoComplete="off"
              aria-label={`${label}, ${name}`}
              placeholder={name}
              value={value[index]}
              onChange={({ target }) =>
                onChange(index === 0 ? [target.value, value[1]] : [value[0], target.value])
              }
              className={inputClass}
              {...described}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
