interface ProgressBarProps {
  share: number;
  label: string;
  text: string;
}

export function ProgressBar({ share, label, text }: ProgressBarProps) {
  return (
    <div className="grid gap-1.5 text-start">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full bg-guide transition-[width] duration-200 motion-reduce:transition-none"
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="text-sm tabular-nums text-ink-soft">{text}</p>
    </div>
  );
}
