import type { BackgroundColour, PhotoRequirement } from '@vesika/requirements';
import { colourDifference, type Rgb, rgbFromHex } from '../raster/rgb.ts';

/** sRGB levels that a word takes in: each channel's band, and how far the channels may lie apart. */
interface ColourRange {
  min: Rgb;
  max: Rgb;
  spreadMax: number;
}

/**
 * Authorities name colours by words; what a word takes in is ours, drawn tighter than common use. Words without a
 * range mean the record's own colour alone, pure white among them.
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

/** From here on a background counts as white where white is refused. */
const whiteFrom = 246;

/**
 * How far a background lies outside what the rule's words take in, in levels of the worst channel; 0 inside.
 *
 * In:  sRGB of the median background.
 */
export function backgroundDistance(found: Rgb, { background }: Pick<PhotoRequirement, 'background'>): number {
  const words = [background.colour, ...background.alternatives];
  const distances = words.flatMap((word) => ranges[word] ?? []).map((range) => distanceTo(range, found));
  const nearest = Math.min(colourDifference(found, rgbFromHex(background.hex)), ...distances);
  if (!background.refused.includes('white')) return nearest;
  return Math.max(nearest, Math.min(...found) - whiteFrom + 1);
}

function distanceTo({ min, max, spreadMax }: ColourRange, found: Rgb): number {
  const outside = found.map((level, c) => Math.max(min[c]! - level, level - max[c]!));
  const spread = Math.max(...found) - Math.min(...found);
  return Math.max(0, spread - spreadMax, ...outside);
}
