interface BrushRingProps {
  /** Px of the screen from the stage's corner. */
  x: number;
  y: number;
  radiusPx: number;
}

/** What the brush reaches, light in dark so that it is seen on every ground. */
export function BrushRing({ x, y, radiusPx }: BrushRingProps) {
  const diameterPx = Math.max(4, 2 * radiusPx);
  return (
    <span
      aria-hidden="true"
      data-testid="brush-ring"
      className="pointer-events-none absolute top-0 left-0 rounded-full border border-[#fff] outline-2 outline-[#14203a]"
      style={{
        width: diameterPx,
        height: diameterPx,
        transform: `translate(${x - diameterPx / 2}px, ${y - diameterPx / 2}px)`,
      }}
    />
  );
}
