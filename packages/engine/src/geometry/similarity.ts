import type { Box, FaceMesh, Point, Space } from './spaces.ts';

/**
 * A similarity transform (rotation, uniform scale, translation) between two spaces:
 * x' = a·x - b·y + tx, y' = b·x + a·y + ty, where a = scale·cos and b = scale·sin.
 */
export interface Similarity<From extends Space, To extends Space> {
  readonly a: number;
  readonly b: number;
  readonly tx: number;
  readonly ty: number;
  /** Phantom property: the compiler rejects mixing transforms of different spaces. */
  readonly spaces?: readonly [From, To];
}

/**
 * The transform that removes a roll by rotating about `fixed`, scales, and maps `fixed` to `target`.
 *
 * In: `fixed` in px of `From`, `target` in px of `To`; `scale`, px of `To` per px of `From`; `rollRad`, roll of the
 *     picture in radians, positive clockwise on screen.
 */
export function levelling<From extends Space, To extends Space>(options: {
  fixed: Point<From>;
  target: Point<To>;
  rollRad: number;
  scale: number;
}): Similarity<From, To> {
  const { fixed, target, rollRad, scale } = options;
  const a = scale * Math.cos(rollRad);
  const b = -scale * Math.sin(rollRad);
  return { a, b, tx: target.x - (a * fixed.x - b * fixed.y), ty: target.y - (b * fixed.x + a * fixed.y) };
}

/** Maps a point in px of `From` to px of `To`. */
export function transformPoint<From extends Space, To extends Space>(
  t: Similarity<From, To>,
  p: Point<From>,
): Point<To> {
  return { x: t.a * p.x - t.b * p.y + t.tx, y: t.b * p.x + t.a * p.y + t.ty };
}

/** Maps a mesh in px of `From` to px of `To`; its depth is scaled too, which preserves angles in 3-D. */
export function transformMesh<From extends Space, To extends Space>(
  t: Similarity<From, To>,
  mesh: FaceMesh<From>,
): FaceMesh<To> {
  const xyz = new Float32Array(mesh.xyz.length);
  const scale = scaleOf(t);
  for (let i = 0; i < xyz.length; i += 3) {
    const x = mesh.xyz[i]!;
    const y = mesh.xyz[i + 1]!;
    xyz[i] = t.a * x - t.b * y + t.tx;
    xyz[i + 1] = t.b * x + t.a * y + t.ty;
    xyz[i + 2] = mesh.xyz[i + 2]! * scale;
  }
  return { xyz };
}

/** Inverse transform, `To` to `From`; NaN for a transform of scale 0. */
/** Maps a box by its centre and scale; the box stays upright, so it is exact only without rotation. */
export function transformBox<From extends Space, To extends Space>(
  t: Similarity<From, To>,
  { left, top, width, height }: Box<From>,
): Box<To> {
  const centre = transformPoint(t, { x: left + width / 2, y: top + height / 2 });
  const scale = scaleOf(t);
  const size = { width: width * scale, height: height * scale };
  return { left: centre.x - size.width / 2, top: centre.y - size.height / 2, ...size };
}

export function invert<From extends Space, To extends Space>(t: Similarity<From, To>): Similarity<To, From> {
  const squared = t.a * t.a + t.b * t.b;
  const a = t.a / squared;
  const b = -t.b / squared;
  return { a, b, tx: -(a * t.tx - b * t.ty), ty: -(b * t.tx + a * t.ty) };
}

/** Composition: applies `inner` first, then `outer`. */
export function compose<A extends Space, B extends Space, C extends Space>(
  outer: Similarity<B, C>,
  inner: Similarity<A, B>,
): Similarity<A, C> {
  return {
    a: outer.a * inner.a - outer.b * inner.b,
    b: outer.b * inner.a + outer.a * inner.b,
    tx: outer.a * inner.tx - outer.b * inner.ty + outer.tx,
    ty: outer.b * inner.tx + outer.a * inner.ty + outer.ty,
  };
}

/** Scale of a transform: px of `To` per px of `From`. */
export function scaleOf(t: Similarity<Space, Space>): number {
  return Math.hypot(t.a, t.b);
}
