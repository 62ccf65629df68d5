import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface FieldFrameProps {
  id: string;
  label: string;
  aside?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  invalid?: boolean;
  children: (described: { 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

export function FieldFrame({ id, label, aside, hint, error, invalid, children }: FieldFrameProps) {
  const below = error ?? hint;
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        ...((error || invalid) && { 'aria-invalid': true }),
        ...(below && { 'aria-describedby': `${id}-below` }),
      })}
      {below && (
        <p
          id={`${id}-below`}
          className={`mt-1.5 flex items-start gap-1.5 text-sm ${error ? 'text-fail' : 'text-ink-soft'}`}
        >
          {error && <Icon name="warning" className="mt-1 size-4 shrink-0" />}
          {below}
        </p>
      )}
    </div>
  );
}
