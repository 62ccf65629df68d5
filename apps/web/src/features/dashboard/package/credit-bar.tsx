export function CreditBar({
  remaining,
  total,
  className = '',
}: {
  remaining: number;
  total: number;
  className?: string;
}) {
  const share = Math.min(remaining / Math.max(total, 1), 1);
  return (
    <div
      aria-hidden="true"
      className={`relative h-2 overflow-hidden border border-line-strong bg-sunk ${className}`}
    >
      <div
        className="h-full bg-ink transition-[width] duration-200 ease-out"
        style={{ width: `${share * 100}%` }}
      />
      {total > 1 && total <= 20 && (
        <div className="absolute inset-0 flex">
          {Array.from({ length: total }, (_, credit) => credit).map((credit) => (
            <span key={credit} className="flex-1 border-e border-sheet last:border-e-0" />
          ))}
        </div>
      )}
    </div>
  );
}
