import { type OnFace, onFace } from '../../../../packages/engine/fixtures/faults/on-face.ts';
import { alignedSizePx } from '../../../../packages/engine/src/face/aligned-face.ts';
import { faceAxes } from '../../../../packages/engine/src/face/face-axes.ts';
import { bareSkinPlaces } from '../../../../packages/engine/src/face/skin-model.ts';
import { boxMeanRepeatingEdge } from '../../../../packages/engine/src/raster/box-mean.ts';
import { quantile } from '../../../../packages/engine/src/raster/quantile.ts';
import type { AlignedPortrait } from '../aligned-portraits.ts';

export type Colour = readonly [red: number, green: number, blue: number];
/** One value per pixel of the aligned face. */
export type Field = Float32Array;

export const sidePx = alignedSizePx;
export const size = { widthPx: sidePx, heightPx: sidePx } as const;

/** An aligned face with the colours, light and coordinates that drawings need. */
export interface Sitter extends AlignedPortrait {
  face: OnFace;
  skin: Colour;
  hair: Colour;
  /** Brightness of the picture; 1 for well-exposed pale skin. */
  exposure: number;
  /** Light on the face relative to its cheeks, which have the value 1. */
  light: Field;
  /** Coordinates of every pixel, in inter-eye distances right of and below the midpoint between the eyes. */
  right: Field;
  down: Field;
  /** Opacity of the person, 0 to 1. */
  person: Field;
}

export function sitterOf(portrait: AlignedPortrait): Sitter {
  const { raster, mesh, alphaAt } = portrait;
  const face = onFace(mesh);
  const [right, down, person] = [field(), field(), field()];
  const grey = field();
  for (let i = 0; i < grey.length; i++) {
    const [x, y] = [(i % sidePx) + 0.5, Math.floor(i / sidePx) + 0.5];
    const place = face.place(x, y);
    right[i] = place.right;
    down[i] = place.down;
    person[i] = Math.max(0, alphaAt(x, y)) / 254;
    grey[i] = (raster.data[3 * i]! + raster.data[3 * i + 1]! + raster.data[3 * i + 2]!) / 3;
  }
  const axes = faceAxes(mesh);
  const skin = medianColour(bareSkinPlaces(axes).map((p) => colourAt(raster.data, p.x, p.y)));
  const crown = Array.from({ length: 9 }, (_, i) => face.pixel((i - 4) / 8, -1.5));
  const hairSpots = crown.filter((p) => alphaAt(p.x, p.y) > 200).map((p) => colourAt(raster.data, p.x, p.y));
  const found: Colour = hairSpots.length > 2 ? medianColour(hairSpots) : [42, 34, 28];
  const isSkin = found.every((value, c) => Math.abs(Math.log((value + 8) / (skin[c]! + 8))) < 0.35);
  const soft = blurred(grey, 41);
  const cheek = Math.max(20, soft[indexOf(face.pixel(0, 0.3))]!);
  return {
    ...portrait,
    face,
    skin,
    hair: isSkin ? [42, 34, 28] : found,
    exposure: Math.min(1.1, Math.max(0.35, (skin[0] + skin[1] + skin[2]) / 450)),
    light: soft.map((value) => Math.min(1.5, Math.max(0.4, value / cheek))),
    right,
    down,
    person,
  };
}

export function field(value = 0): Field {
  return new Float32Array(sidePx * sidePx).fill(value);
}

export function indexOf({ x, y }: { x: number; y: number }): number {
  const clamped = (value: number) => Math.max(0, Math.min(sidePx - 1, Math.floor(value)));
  return clamped(y) * sidePx + clamped(x);
}

/** Box-blurs twice, which is close to a Gaussian whose standard deviation is a third of `side`. */
export function blurred(values: Field, side: number): Field {
  return side < 3 ? values : boxMeanRepeatingEdge(boxMeanRepeatingEdge(values, size, side), size, side);
}

function colourAt(data: Uint8Array, x: number, y: number): Colour {
  const sum = [0, 0, 0];
  for (let dy = -3; dy <= 3; dy++) {
    for (let dx = -3; dx <= 3; dx++) {
      const at = 3 * indexOf({ x: x + dx, y: y + dy });
      for (let c = 0; c < 3; c++) sum[c]! += data[at + c]! / 49;
    }
  }
  return [sum[0]!, sum[1]!, sum[2]!];
}

function medianColour(colours: readonly Colour[]): Colour {
  const median = (c: 0 | 1 | 2) =>
    quantile(
      colours.map((colour) => colour[c]),
      0.5,
    );
  return [median(0), median(1), median(2)];
}
