import type { Raster } from '../raster/raster.ts';
import { inkOf } from './ink.ts';
import { withoutRuledLines } from './ruled-lines.ts';
import { type Box, signatureStrokes } from './strokes.ts';

export interface FoundSignature {
  box: Box;
  /** 1 where the signature's ink is. */
  mask: Uint8Array;
  /** Opacity of the ink, 0 to 1. */
  alpha: Float32Array;
}

/** Smallest side of the box of a signature, in px; smaller marks are not one. */
const sidePxMin = 12;

/** Finds the signature in a picture of paper; null if there is none. */
export function findSignature(picture: Raster): FoundSignature | null {
  const ink = inkOf(picture);
  const strokes = signatureStrokes(withoutRuledLines(ink), ink);
  if (!strokes) return null;
  const { box, mask } = strokes;
  if (box.right - box.left < sidePxMin || box.bottom - box.top < sidePxMin) return null;
  return { box, mask, alpha: opacity(ink.darkness, grown(mask, ink.widthPx), mask) };
}

/** Full opacity at the darkness of the signature's own strokes, so that faint ink becomes as black as the form wants it. */
function opacity(darkness: Float32Array, near: Uint8Array, mask: Uint8Array): Float32Array {
  const dark = Array.from(darkness).filter((_, at) => mask[at] === 1);
  const full = dark.sort((a, b) => a - b)[Math.floor(dark.length * 0.6)] ?? 1;
  return darkness.map((value, at) => (near[at] === 1 ? Math.min(1, value / full) : 0));
}

/** The mask with a rim of one pixel, which holds the soft edge of strokes. */
function grown(mask: Uint8Array, widthPx: number): Uint8Array {
  const near = mask.slice();
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    for (const step of [-1, 1, -widthPx, widthPx])
      if (at + step >= 0 && at + step < near.length) near[at + step] = 1;
  }
  return near;
}
