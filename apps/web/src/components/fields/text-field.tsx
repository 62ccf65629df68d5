import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';

export const inputClass =
  'block min-h-12 w-full rounded-md border border-line-strong bg-sheet px-3.5 text-base text-ink transition-colors duration-150 hover:border-ink aria-invalid:border-fail disabled:opacity-60';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  label: string;
  aside?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  invalid?: boolean;
}

export function TextField({ label, aside, hint, error, invalid, className = '', ...input }: FieldProps) {
  return (
    <FieldFrame label={label} aside={aside} hint={hint} error={error} invalid={invalid}>
      {(tied) => <input className={`${inputClass} ${className}`} {...tied} {...input} />}
    </FieldFrame>
  );
}

/** Addresses read from left to right in every language. */
export function EmailField(props: FieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      className="rtl:text-right"
      {...props}
    />
  );
}

interface WordsFieldProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** Text of several lines. */
export function WordsField({ label, hint, error, className = '', ...area }: WordsFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) => <textarea dir="auto" className={`${inputClass} py-3 ${className}`} {...tied} {...area} />}
    </FieldFrame>
  );
}
