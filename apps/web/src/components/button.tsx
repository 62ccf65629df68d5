import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

const variants = {
  stamp:
    'bg-stamp text-on-stamp hover:bg-stamp-deep active:bg-stamp-deep disabled:bg-line disabled:text-ink-soft',
  ink: 'bg-ink text-paper hover:bg-ink/85 active:bg-ink/75 disabled:bg-line disabled:text-ink-soft',
  outline:
    'border border-line-strong text-ink hover:border-ink hover:bg-ink/5 active:bg-ink/10 disabled:border-line disabled:text-ink-soft',
  quiet: 'text-ink hover:bg-ink/7 active:bg-ink/12 disabled:text-ink-soft',
  link: 'text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current',
} as const;

const sizes = {
  md: 'min-h-11 px-4 py-1.5 text-sm',
  lg: 'min-h-13 px-6 py-2 text-base',
  icon: 'size-11',
} as const;

interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

export function buttonClass({ variant = 'outline', size = 'md' }: ButtonStyle = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-md text-center font-medium leading-tight text-balance select-none transition-colors duration-150 disabled:cursor-not-allowed aria-busy:cursor-progress ${variants[variant]} ${sizes[size]}`;
}

export function Button({
  variant,
  size,
  busy = false,
  className = '',
  children,
  ...props
}: ButtonStyle & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      disabled={busy}
      aria-busy={busy || undefined}
      className={`${buttonClass({ variant, size })} ${className}`}
      {...props}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
