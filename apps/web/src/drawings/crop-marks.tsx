export function CropMarks({ className = 'text-line-strong' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`pointer-events-none absolute -inset-3 ${className}`}>
      {corners.map((corner) => (
        <span key={corner} className={`absolute size-4 border-current ${corner}`} />
      ))}
    </span>
  );
}

const corners = [
  'left-0 top-0 border-l border-t',
  'right-0 top-0 border-r border-t',
  'bottom-0 left-0 border-b border-l',
  'bottom-0 right-0 border-b border-r',
];
