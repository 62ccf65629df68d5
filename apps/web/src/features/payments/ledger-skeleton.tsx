export function LedgerSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <div role="status" className="border border-line bg-sheet px-4 sm:px-5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div
          key={line}
          aria-hidden="true"
          className="grid h-20 grid-cols-[1fr_5rem] items-center gap-6 border-b border-line last:border-b-0 md:h-14 md:grid-cols-[6rem_1fr_5rem_5rem]"
        >
          <div className="h-4 animate-pulse rounded-sm bg-line" />
          <div className="h-4 animate-pulse rounded-sm bg-line" />
          <div className="h-4 animate-pulse rounded-sm bg-line max-md:hidden" />
          <div className="h-4 animate-pulse rounded-sm bg-line max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
