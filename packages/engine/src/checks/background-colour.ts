import { colourDifference, rgbFromHex } from '../geometry/rgb.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** A painted background is exact but for JPEG rounding; a photographed wall may be off by what the eye does not see. */
export const colourDifferenceMax = { painted: 1, photographed: 6 } as const;

export function backgroundColour({ requirement, measures, limits }: Findings): Check {
  const { backgroundHex, backgroundPainted } = measures;
  return judge({
    id: 'background-colour',
    value:
      backgroundHex === null
        ? null
        : colourDifference(rgbFromHex(backgroundHex), rgbFromHex(requirement.background.hex)),
    limit: { min: null, max: colourDifferenceMax[backgroundPainted ? 'painted' : 'photographed'] },
    unit: '/255',
    source: limits.record,
    problems: { high: 'wrong-colour' },
  });
}
