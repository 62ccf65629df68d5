/** A wall cut through: a line, hatched behind. */
export function Wall({ x, fromY, toY }: { x: number; fromY: number; toY: number }) {
  const hatches = Array.from({ length: Math.floor((toY - fromY) / 10) }, (_, index) => fromY + index * 10);
  return (
    <g>
      <path d={`M${x} ${fromY}V${toY}`} strokeWidth="2" />
      <path d={hatches.map((y) => `M${x} ${y + 10}l9-9`).join('')} strokeOpacity="0.45" strokeWidth="1.1" />
    </g>
  );
}
