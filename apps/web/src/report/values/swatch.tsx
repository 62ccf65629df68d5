export function Swatch({ hex }: { hex: string }) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <span
        className="inline-block size-4 shrink-0 translate-y-[0.2em] rounded-[2px] border border-line-strong"
        style={{ backgroundColor: hex }}
      />
      <bdi className="font-mono text-xs">{hex.toUpperCase()}</bdi>
    </span>
  );
}
