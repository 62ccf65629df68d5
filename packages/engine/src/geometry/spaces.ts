/**
 * Coordinate spaces. All are in px with the origin at the top-left corner of the top-left pixel, x to the
 * right and y down; the centre of the first pixel is at (0.5, 0.5).
 *
 * - `source`: the decoded picture, EXIF orientation applied, full size.
 * - `portrait`: the levelled head at a fixed size, with enough surroundings for every document (see
 *   observe/portrait-view.ts). It depends on the original alone.
 * - `output`: the finished photo.
 * - `aligned`: the aligned face image of ISO/IEC 29794-5, 616 x 616 px.
 */
export type Space = 'source' | 'portrait' | 'output' | 'aligned';

declare const spaceOf: unique symbol;

/** A point in px; its phantom property makes the compiler reject mixing points of different spaces. */
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

/** MediaPipe face mesh: 478 points (468 of the face, 5 of each iris), x, y and relative depth z interleaved, px. */
export interface FaceMesh<S extends Space> {
  readonly xyz: Float32Array;
  readonly [spaceOf]?: S;
}

export const meshPointCount = 478;
