import type { Box, Point, Space } from '../geometry/spaces.ts';
import type { Size } from '../raster/raster.ts';

/**
 * A point of the chosen face, as shares of the upright picture's width and height; the picture is the uploaded one, also
 * where it is turned from its mirror image.
 */
export interface FacePoint {
  x: number;
  y: number;
}

/** A face as shares of the upright picture: its centre and its size. */
export type FaceFrame = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Frames of boxes from left to right, the order in which faces are numbered, to a tenth of a thousandth. */
export function framesOf(boxes: ReadonlyArray<Box<Space>>, size: Size, mirror: boolean): FaceFrame[] {
  const rounded = (share: number) => Number(share.toFixed(4));
  return boxes
    .map((box) => frameOf(box, size, mirror))
    .map(({ x, y, width, height }) => ({
      x: rounded(x),
      y: rounded(y),
      width: rounded(width),
      height: rounded(height),
    }))
    .sort((p, q) => p.x - q.x);
}

/** In: `mirror`, whether the box is of a picture that was turned from its mirror image. */
export function frameOf(
  { left, top, width, height }: Box<Space>,
  { widthPx, heightPx }: Size,
  mirror: boolean,
): FaceFrame {
  const frame = {
    x: (left + width / 2) / widthPx,
    y: (top + height / 2) / heightPx,
    width: width / widthPx,
    height: height / heightPx,
  };
  return mirror ? turned(frame) : frame;
}

/** The same place in the picture turned from its mirror image, or back. */
export function turned<P extends FacePoint>(place: P): P {
  return { ...place, x: 1 - place.x };
}

export function pointIn<S extends Space>({ x, y }: FacePoint, { widthPx, heightPx }: Size): Point<S> {
  return { x: x * widthPx, y: y * heightPx };
}
