/** Euclidean distance between two points of one space, in its unit. */
export function distance(p: { x: number; y: number }, q: { x: number; y: number }): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}
