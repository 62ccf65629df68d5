import type { BackgroundColour, PhotoRequirement } from '@vesika/requirements';
import { type BackgroundChoice, backgroundChoices } from '@vesika/requirements/background-choice';
import { colourDifference, type Rgb, rgbFromHex } from '../raster/rgb.ts';

/** sRGB levels that a colour word covers: a band per channel, and the largest difference between channels. */
interface ColourRange {
  min: Rgb;
  max: Rgb;
  spreadMax: number;
}

/**
 * Authorities name colours by words; the ranges of the words are ours and stricter than common use. A word without
 * a range, such as red, means the painted colour only.
 */
const ranges: Partial<Record<BackgroundColour, ColourRange>> = {
  white: { min: [249, 249, 249], max: [255, 255, 255], spreadMax: 6 },
  'off-white': { min: [230, 230, 222], max: [255, 255, 255], spreadMax: 16 },
  cream: { min: [235, 228, 200], max: [255, 253, 245], spreadMax: 50 },
  beige: { min: [215, 205, 180], max: [250, 245, 225], spreadMax: 50 },
  'light-grey': { min: [210, 210, 210], max: [245, 245, 245], spreadMax: 12 },
  grey: { min: [180, 180, 180], max: [225, 225, 225], spreadMax: 12 },
  'light-blue': { min: [180, 205, 225], max: [235, 246, 255], spreadMax: 60 },
  pastel: { min: [210, 210, 210], max: [255, 255, 255], spreadMax: 45 },
  'any-plain-light': { min: [210, 210, 210], max: [255, 255, 255], spreadMax: 30 },
};

/** If white is refused, a background counts as white from this level in all channels. */
const whiteFrom = 246;

/**
 * Distance of a background colour from the colours that the rule accepts.
 *
 * In:     sRGB of the median background, 0 to 255.
 * Out:    levels of the worst channel; 0 if the rule accepts the colour.
 */
export function backgroundDistance(found: Rgb, { background }: Pick<PhotoRequirement, 'background'>): number {
  const words = [background.colour, ...background.alternatives];
  const distances = words.flatMap((word) => ranges[word] ?? []).map((range) => distanceTo(range, found));
  const painted = backgroundChoices({ background }).map(({ hex }) =>
    colourDifference(found, rgbFromHex(hex)),
  );
  const nearest = Math.min(...painted, ...distances);
  if (!background.refused.includes('white')) return nearest;
  return Math.max(nearest, Math.min(...found) - whiteFrom + 1);
}

/** Distance from one of the rule's colours alone; 0 if the colour is within that word. */
export function distanceFromColour(found: Rgb, { colour, hex }: BackgroundChoice): number {
  const range = ranges[colour];
  const fromPainted = colourDifference(found, rgbFromHex(hex));
  return range ? Math.min(fromPainted, distanceTo(range, found)) : fromPainted;
}

function distanceTo({ min, max, spreadMax }: ColourRange, found: Rgb): number {
  const outside = found.map((level, c) => Math.max(min[c]! - level, level - max[c]!));
  const spread = Math.max(...found) - Math.min(...found);
  return Math.max(0, spread - spreadMax, ...outside);
}
