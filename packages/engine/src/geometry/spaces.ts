/**
 * Coordinate spaces. All are in px with the origin at the top-left corner of the top-left pixel, x to the
 * right and y down, so that the centre of the first pixel lies at (0.5, 0.5).
 *
 * - `source`: the decoded picture, EXIF orientation applied, full size.
 * - `portrait`: the levelled head at one size with the surroundings that any record may ask for; see
 *   observe/portrait-view.ts. It depends on the original alone.
 * - `output`: the finished picture.
 * - `aligned`: the face at the size and place of ISO/IEC 29794-5, 616 x 616 px.
 */
export type Space = 'source' | 'portrait' | 'output' | 'aligned';

declare const spaceOf: unique symbol;

/** The phantom property keeps points of different spaces from being mixed. */
export interface Point<S extends Space> {
  readonly x: number;
  readonly y: number;
  readonly [spaceOf]?: S;
}

/** Axis-aligned box in px. */
export interface Box<S extends Space> {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly [spaceOf]?: S;
}

/** 478 points (468 of the mesh, then 5 of each iris), x, y and relative depth z interleaved, px. */
export interface FaceMesh<S extends Space> {
  readonly xyz: Float32Array;
  readonly [spaceOf]?: S;
}

export const meshPointCount = 478;
