import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Guilloche } from '../drawings/guilloche.tsx';
import { buttonClass } from './button.tsx';
import { Heading } from './heading.tsx';

interface ClosingCallProps {
  seed: string;
  title: string;
  action: string;
  to: string;
  children?: ReactNode;
}

export function ClosingCall({ seed, title, action, to, children }: ClosingCallProps) {
  return (
    <section className="relative isolate mt-10 overflow-hidden border border-line bg-sheet px-5 py-8 sm:mt-20 sm:px-10 sm:py-14">
      <Guilloche
        seed={seed}
        className="-z-10 absolute -end-40 top-1/2 size-[36rem] max-w-none -translate-y-1/2 text-stamp opacity-[0.16]"
      />
      <Heading level="h2" className="max-w-[24ch] text-3xl font-bold">
        {title}
      </Heading>
      <div className="mt-3 max-w-[52ch] text-ink-soft empty:hidden">{children}</div>
      <Link to={to} className={`mt-5 ${buttonClass({ variant: 'stamp', size: 'lg' })}`}>
        {action}
      </Link>
    </section>
  );
}
