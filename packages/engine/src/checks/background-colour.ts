import type { Check } from '@vesika/report';
import { backgroundDistance } from '../limits/background-range.ts';
import { colourDifference, type Rgb, rgbFromHex } from '../raster/rgb.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/**
 * A painted background is exact but for JPEG rounding; a photographed wall may lie off what the rule's words take in
 * by what the eye does not see.
 */
export const colourDifferenceMax = { painted: 1, photographed: 6 } as const;

/**
 * Difference of the median background from the record's colour, or where it was photographed from all colours that the
 * record accepts, in the channel where it is widest, 0 to 255; undetermined where too little background is in sight.
 */
export function backgroundColour({ requirement, measures, limits }: Findings): Check {
  const { backgroundHex, backgroundPainted } = measures;
  const permitted = [{ hex: requirement.background.hex }];
  const found = backgroundHex === null ? null : rgbFromHex(backgroundHex);
  const difference = (rgb: Rgb) =>
    backgroundPainted
      ? colourDifference(rgb, rgbFromHex(requirement.background.hex))
      : backgroundDistance(rgb, requirement);
  return judge({
    id: 'background-colour',
    measure: 'difference',
    value: found && difference(found),
    limit: { min: null, max: colourDifferenceMax[backgroundPainted ? 'painted' : 'photographed'] },
    source: limits.record,
    problems: { high: 'wrong-colour' },
    things: backgroundHex === null ? { permitted } : { found: { hex: backgroundHex }, permitted },
  });
}
