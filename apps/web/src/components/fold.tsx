import type { ReactNode } from 'react';
import { Chevron } from './chevron.tsx';

interface FoldProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A closed card that opens below its title. */
export function Fold({ title, className = '', children }: FoldProps) {
  return (
    <details className={`border border-line bg-sheet ${className}`}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-medium hover:bg-ink/4 [&::-webkit-details-marker]:hidden">
        {title}
        <Chevron className="text-ink-soft" />
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 pt-1">{children}</div>
    </details>
  );
}
