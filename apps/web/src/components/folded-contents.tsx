import type { ReactNode } from 'react';
import { Chevron } from './chevron.tsx';

export function FoldedContents({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <details className="border-y border-line lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-medium hover:text-stamp [&::-webkit-details-marker]:hidden">
          {title}
          <Chevron className="text-ink-soft" />
        </summary>
        <nav aria-label={title} className="pb-3">
          {children}
        </nav>
      </details>
      <nav
        aria-label={title}
        className="sticky top-8 max-h-[calc(100dvh-4rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
      >
        <p aria-hidden="true" className="mb-2 text-sm font-medium">
          {title}
        </p>
        {children}
      </nav>
    </>
  );
}
