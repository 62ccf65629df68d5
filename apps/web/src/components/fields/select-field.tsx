import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
}

export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          className="min-h-12 w-full appearance-none rounded-md border border-line-strong bg-sheet ps-3.5 pe-9 text-base hover:border-ink"
          {...select}
        />
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 text-ink-soft" />
      </span>
    </div>
  );
}
