import type { Check } from '@vesika/report';
import { standardLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';

/** Width of an edge at the eyes over the inter-eye distance: sharp portraits have up to 0.039, whatever the skin. */
const edgeWidthMax = 0.041;
const edgeWidthFail = 0.047;
/** No edge is narrower than the pixels it is made of: where the authority's picture is small, two are allowed. */
const edgePxMin = 2;

/**
 * Width of the edges at the eyes over the inter-eye distance; undetermined for eyes less than 60 px apart.
 *
 * Source: ISO/IEC 29794-5, Sharpness, rests on a trained forest that is not at hand; measure and limits are ours.
 */
export function sharpness({ natives, measures }: Findings): Check {
  const pixelWidth = edgePxMin / measures.interEyePx;
  const max = Math.max(edgeWidthMax, pixelWidth);
  return judge({
    id: 'sharpness',
    measure: 'edgeWidth',
    value: natives.edgeWidthShare,
    limit: { min: null, max: Math.round(max * 1000) / 1000 },
    failBeyond: { max: Math.max(edgeWidthFail, pixelWidth) },
    source: standardLimit('ISO/IEC 29794-5, Sharpness'),
    problems: { high: 'blurred' },
  });
}
