import type { Box, Point, Space } from '../geometry/spaces.ts';
import type { Size } from '../raster/raster.ts';

/** A point of the chosen face, as shares of the upright picture's width and height. */
export interface FacePoint {
  x: number;
  y: number;
}

/** A face as shares of the upright picture: its centre and its size. */
export interface FaceFrame extends FacePoint {
  width: number;
  height: number;
}

/** Frames of boxes from left to right, the order in which faces are numbered. */
export function framesOf(boxes: ReadonlyArray<Box<Space>>, size: Size): FaceFrame[] {
  return boxes.map((box) => frameOf(box, size)).sort((p, q) => p.x - q.x);
}

export function frameOf({ left, top, width, height }: Box<Space>, { widthPx, heightPx }: Size): FaceFrame {
  return {
    x: (left + width / 2) / widthPx,
    y: (top + height / 2) / heightPx,
    width: width / widthPx,
    height: height / heightPx,
  };
}

/** Writes frames as one fact of an error: `x,y,width,height` of each, separated by spaces. */
export function framesText(frames: readonly FaceFrame[]): string {
  return frames
    .map(({ x, y, width, height }) => [x, y, width, height].map((share) => share.toFixed(4)).join(','))
    .join(' ');
}

export function pointIn<S extends Space>({ x, y }: FacePoint, { widthPx, heightPx }: Size): Point<S> {
  return { x: x * widthPx, y: y * heightPx };
}
