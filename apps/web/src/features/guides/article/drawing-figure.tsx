import type { ReactNode } from 'react';

/** A drawing on millimetre paper, and what it shows. */
export function DrawingFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure>
      <div className="graph-paper border border-line bg-sheet p-4 sm:p-6">{children}</div>
      <figcaption className="mt-2 max-w-[65ch] text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
