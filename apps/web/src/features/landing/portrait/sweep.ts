/** A cubic Bézier: start, two handles, end. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

/** Lines that turn one curve into another, as an engraver lays the strands of hair; one path. */
export function sweep(from: Curve, to: Curve, count: number): string {
  return Array.from({ length: count }, (_, index) => lineBetween(from, to, (index + 0.5) / count)).join('');
}

function lineBetween(from: Curve, to: Curve, share: number): string {
  const at = (index: number) => {
    const start = from[index] ?? 0;
    return (start + ((to[index] ?? 0) - start) * share).toFixed(1);
  };
  return `M${at(0)} ${at(1)}C${at(2)} ${at(3)} ${at(4)} ${at(5)} ${at(6)} ${at(7)}`;
}
