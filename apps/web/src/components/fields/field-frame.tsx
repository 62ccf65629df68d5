import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

interface FieldFrameProps {
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  invalid?: boolean;
  /** Draws the control with the attributes that tie it to its label and hint. */
  children: (tied: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

export function FieldFrame({ label, aside, hint, error, invalid, children }: FieldFrameProps) {
  const id = useId();
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
        id,
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
