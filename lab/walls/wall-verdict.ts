import type { PhotoRequirement } from '@vesika/requirements';
import { backgroundChoices } from '@vesika/requirements/background-choice';
import { labFromLinear, linearFromByte } from '../../packages/engine/src/raster/colour.ts';
import { rgbFromHex } from '../../packages/engine/src/raster/rgb.ts';
import type { WallFacts } from './wall-facts.ts';

/** `accepted`: an office takes it every day. `refused`: anybody sees across the counter what is wrong. */
export type WallVerdict = 'accepted' | 'between' | 'refused';

interface Bounds {
  /** Largest value, or smallest for lightness, of a wall that is accepted, and of one that is not refused. */
  accepted: number;
  refused: number;
}

/**
 * What decides about a wall of every document. The bounds of a fall of light enclose the studio walls of both collections,
 * whose light falls by 5 to 16.
 */
export const evenness = {
  /** L* between the brightest and the darkest hundredth of the wall. */
  fall: { accepted: 18, refused: 32 },
  /** L* by which a shadow darkens the wall: accepted if shallow or soft, refused if deep and hard. */
  shadowDepth: { accepted: 4, refused: 10 },
  /** L* for each hundredth of the head height across the edge of the shadow. */
  shadowSlope: { accepted: 0.8, refused: 3 },
  texture: { accepted: 1, refused: 4 },
  /** Share of the wall in the narrowest frame. */
  object: { accepted: 0.0005, refused: 0.01 },
} as const satisfies Partial<Record<keyof WallFacts, Bounds>>;

/** Colour by what the rule names: the brightest colour that it allows is white, or it allows light ones. */
export const paintBounds = {
  white: { lightness: { accepted: 80, refused: 50 }, chroma: { accepted: 6, refused: 28 } },
  light: { lightness: { accepted: 70, refused: 45 }, chroma: { accepted: 12, refused: 35 } },
} as const;
export type PaintRule = keyof typeof paintBounds;

/** Lightness of the darkest colour that a rule for white allows; off-white has 97, light grey 91. */
const whiteFrom = 95;

export function paintRuleOf(requirement: Pick<PhotoRequirement, 'background'>): PaintRule {
  const darkest = Math.min(
    ...backgroundChoices(requirement).map(({ hex }) => {
      const [red, green, blue] = rgbFromHex(hex).map(linearFromByte) as [number, number, number];
      return labFromLinear([red, green, blue])[0];
    }),
  );
  return darkest >= whiteFrom ? 'white' : 'light';
}

export function wallVerdict(facts: WallFacts, rule: PaintRule): WallVerdict {
  const { lightness, chroma } = paintBounds[rule];
  const { shadowDepth, shadowSlope } = evenness;
  const verdicts = [
    placed(facts.fall, evenness.fall),
    placed(facts.texture, evenness.texture),
    placed(facts.object, evenness.object),
    placed(-facts.lightness, { accepted: -lightness.accepted, refused: -lightness.refused }),
    placed(facts.chroma, chroma),
    milder(placed(facts.shadowDepth, shadowDepth), placed(facts.shadowSlope, shadowSlope)),
  ];
  return verdicts.reduce((worst, verdict) => (order[verdict] > order[worst] ? verdict : worst));
}

const order: Readonly<Record<WallVerdict, number>> = { accepted: 0, between: 1, refused: 2 };

function placed(value: number, { accepted, refused }: Bounds): WallVerdict {
  if (value <= accepted) return 'accepted';
  return value < refused ? 'between' : 'refused';
}

function milder(one: WallVerdict, other: WallVerdict): WallVerdict {
  return order[one] < order[other] ? one : other;
}
