import type { Check } from '@vesika/report';
import { mmPerInch } from '../geometry/units.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Nominal sizes are rounded (2 inches are written 51 mm), so the true density is known to about one per cent. */
const tolerance = 0.01;

/** The density at which the picture prints at the record's width, and not below the record's minimum. */
export function density({ photo, measures, requirement, limits }: Findings): Check {
  const trueDpi = (photo.widthPx / requirement.size.widthMm) * mmPerInch;
  const { pixels, minDpi } = requirement;
  const asked = pixels.widthPx === null && minDpi?.of === 'picture' ? minDpi.value : 0;
  const lowest = Math.floor(Math.max(trueDpi * (1 - tolerance), asked));
  return judge({
    id: 'density',
    measure: 'density',
    value: measures.densityStated ? photo.dpi : null,
    limit: { min: lowest, max: Math.max(lowest, Math.ceil(trueDpi * (1 + tolerance))) },
    source: limits.record,
    problems: { low: 'wrong-density', high: 'wrong-density' },
  });
}
