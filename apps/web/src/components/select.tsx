import { useId } from 'react';
import { Icon } from './icon.tsx';

interface SelectProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: ReadonlyArray<readonly [value: T, name: string]>;
  className?: string;
}

export function Select<T extends string>({
  label,
  value,
  onChange,
  options,
  className = '',
}: SelectProps<T>) {
  const id = useId();
  return (
    <span className={`relative inline-flex min-w-0 max-w-full items-center ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        className="min-h-11 w-full appearance-none truncate rounded-md border border-line-strong bg-sheet ps-3 pe-9 text-sm hover:border-ink"
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-2.5 text-ink-soft" />
    </span>
  );
}
