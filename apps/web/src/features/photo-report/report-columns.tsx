import type { ReactNode } from 'react';

export function ReportColumns({ picture, words }: { picture: ReactNode; words: ReactNode }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-7 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="graph-paper border border-line bg-sheet p-6">
        <div className="mx-auto max-w-60">{picture}</div>
      </div>
      <div className="grid content-start gap-7">{words}</div>
    </div>
  );
}
