import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Linear luminance that the brightest skin of a lit face reaches, whatever its tone: 0.27 and more on our portraits. */
const highlightMin = 0.18;
const highlightFail = 0.12;
/** Dark glasses and black beards lie in deep shadow too, so a fifth of the face is no proof. */
const deepShadowMax = 0.1;
const deepShadowFail = 0.35;

/**
 * Not by the standard's share of dark pixels (ISO/IEC 29794-5, UnderExposurePrevention): that calls dark skin
 * under-exposed.
 */
export function underExposurePrevention({ natives }: EarlyFindings): Check {
  const dark = judge({
    id: 'under-exposure-prevention',
    measure: 'highlight',
    value: natives.faceHighlight,
    limit: { min: highlightMin, max: null },
    failBeyond: { min: highlightFail, max: null },
    source: ownLimit('The brightest skin reflects 18% of white'),
    problems: { low: 'too-dark' },
  });
  const shadow = judge({
    id: 'under-exposure-prevention',
    measure: 'shadow',
    value: natives.deepShadowShare,
    limit: { min: null, max: deepShadowMax },
    failBeyond: { min: null, max: deepShadowFail },
    source: ownLimit('At most 10% of the face is black'),
    problems: { high: 'deep-shadow' },
  });
  return worstOf([dark, shadow]);
}
