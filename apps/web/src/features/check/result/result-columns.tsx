import type { ReactNode } from 'react';

interface ResultColumnsProps {
  picture: ReactNode;
  words: ReactNode;
  below: ReactNode;
}

export function ResultColumns({ picture, words, below }: ResultColumnsProps) {
  return (
    <div className="grid animate-fade gap-10">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 @4xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="graph-paper grid place-items-center border border-line bg-sheet px-14 py-8 @max-4xl:order-2 @max-4xl:-mx-4 @max-4xl:border-x-0 @4xl:px-16 @4xl:py-14">
          {picture}
        </div>
        <div className="grid gap-5">{words}</div>
      </div>
      {below}
    </div>
  );
}
