import type { ReactNode } from 'react';

/** The table the picture lies on: millimetre paper, large enough that nothing moves when its content changes. */
export function PhotoDesk({ children, label }: { children: ReactNode; label: string }) {
  return (
    <section
      aria-label={label}
      className="graph-paper relative grid grid-cols-[minmax(0,1fr)] min-h-[26rem] border border-line bg-sheet sm:min-h-[34rem]"
    >
      {children}
    </section>
  );
}
