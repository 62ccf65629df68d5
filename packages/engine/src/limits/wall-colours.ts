import type { BackgroundColour, PhotoRequirement } from '@vesika/requirements';
import type { Lab } from '../raster/colour.ts';

/** Values beyond which a wall is remarked on, in doubt, and failed. */
interface Steps {
  remark: number;
  doubt: number;
  fail: number;
}

/** Walls that a word of a rule names, in CIELAB. */
interface WallColour {
  /** L*, from bright to dark. */
  lightness: Steps;
  /** Segment of the a*b* plane that the word covers, by hue and chroma. */
  hueDeg: number;
  chroma: readonly [least: number, most: number];
  /** Distance of a* and b* from the segment. */
  tint: Steps;
}

/**
 * A white wall in the right exposure is photographed at 200 to 235 of 255, L* 81 to 93, and darker where less light falls
 * on it than on the face. Nobody takes L* 52 for white.
 */
const white: Steps = { remark: 85, doubt: 72, fail: 52 };
const light: Steps = { remark: 70, doubt: 62, fail: 46 };
/** Paint and daylight tint walls by up to 6; beyond 20 anybody names a colour. */
const neutral = { hueDeg: 0, chroma: [0, 0], tint: { remark: 6, doubt: 13, fail: 20 } } as const;
const coloured: Steps = { remark: 8, doubt: 15, fail: 24 };
const saturated = {
  lightness: { remark: 25, doubt: 20, fail: 15 },
  tint: { remark: 20, doubt: 30, fail: 45 },
};

/**
 * Authorities name colours by words without numbers; the numbers are ours. They pass what an office plainly accepts, and
 * fail what anybody sees across the counter.
 */
const wallColours: Readonly<Record<BackgroundColour, WallColour>> = {
  white: { lightness: white, ...neutral },
  'off-white': { lightness: white, hueDeg: 90, chroma: [0, 6], tint: neutral.tint },
  'light-grey': { lightness: light, ...neutral },
  grey: { lightness: { remark: 50, doubt: 42, fail: 32 }, ...neutral },
  cream: { lightness: light, hueDeg: 90, chroma: [0, 24], tint: coloured },
  beige: { lightness: light, hueDeg: 80, chroma: [0, 26], tint: coloured },
  'light-blue': { lightness: light, hueDeg: 255, chroma: [4, 28], tint: coloured },
  pastel: { lightness: light, ...neutral, tint: { remark: 30, doubt: 38, fail: 46 } },
  'any-plain-light': { lightness: light, ...neutral, tint: { remark: 22, doubt: 30, fail: 38 } },
  blue: { ...saturated, hueDeg: 270, chroma: [25, 80] },
  red: { ...saturated, hueDeg: 38, chroma: [50, 110] },
  yellow: { ...saturated, hueDeg: 97, chroma: [45, 110] },
};

/** Where the rule refuses grey, a wall has to look white. */
const whiteOnly: Steps = { remark: 90, doubt: 84, fail: 70 };

/** The walls that a rule accepts, by its words. */
export function acceptedWalls({ background }: Pick<PhotoRequirement, 'background'>): WallColour[] {
  const refusesGrey = background.refused.includes('light-grey') || background.refused.includes('grey');
  return [background.colour, ...background.alternatives].map((word) =>
    refusesGrey && wallColours[word].lightness === white
      ? { ...wallColours[word], lightness: whiteOnly }
      : wallColours[word],
  );
}

/** Distance of a* and b* from the colours of a word. */
export function tintOf([, a, b]: Lab, { hueDeg, chroma }: WallColour): number {
  const hue = (hueDeg * Math.PI) / 180;
  const along = a * Math.cos(hue) + b * Math.sin(hue);
  const nearest = Math.min(Math.max(along, chroma[0]), chroma[1]);
  return Math.hypot(a - nearest * Math.cos(hue), b - nearest * Math.sin(hue));
}
