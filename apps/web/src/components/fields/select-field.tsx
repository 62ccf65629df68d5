import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { FieldFrame } from './field-frame.tsx';
import { inputClass } from './text-field.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  hint?: ReactNode;
  options: readonly (readonly [value: string | number, text: string])[];
}

export function SelectField({ label, hint, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(tied) => (
        <span className="relative flex items-center">
          <select className={`${inputClass} appearance-none pe-9`} {...tied} {...select}>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute end-3 text-ink-soft" />
        </span>
      )}
    </FieldFrame>
  );
}
