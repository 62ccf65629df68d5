interface BrushRingProps {
  /** In CSS px from the stage's corner. */
  x: number;
  y: number;
  radiusPx: number;
}

/** Shows the brush size. The light ring has a dark outline so that it is visible on every background. */
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
