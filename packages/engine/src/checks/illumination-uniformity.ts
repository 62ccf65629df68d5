import type { Check } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

const zoneRatioMin = 0.5;
const zoneRatioFail = 0.4;
const asymmetryMax = 0.9;
const asymmetryFail = 1.6;
/** In the shadow of a hat's brim. */
const browLightMin = 0.5;

/**
 * Only cheeks that differ fail: forehead and chin may lie under hair that passes for skin. The standard's own
 * value (ISO/IEC 29794-5, IlluminationUniformity) is too unsteady for a limit.
 */
export function illuminationUniformity({ natives }: EarlyFindings): Check {
  const isSideways = (natives.cheekLightRatio ?? 1) < zoneRatioFail;
  const zones = judge({
    id: 'illumination-uniformity',
    measure: 'zones',
    value: natives.zoneLightRatio,
    limit: { min: zoneRatioMin, max: null },
    failBeyond: { min: isSideways ? zoneRatioFail : null, max: null },
    source: standardLimit(
      'ICAO Portrait Quality TR, the darkest zone of the face has half the light of the brightest',
    ),
    problems: { low: 'shaded' },
  });
  const halves = judge({
    id: 'illumination-uniformity',
    measure: 'halves',
    value: natives.faceShadowAsymmetry,
    limit: { min: null, max: asymmetryMax },
    failBeyond: { min: null, max: asymmetryFail },
    source: ownLimit('Neither half of the face is lit 2.5 times as much as the other'),
    problems: { high: 'shaded' },
  });
  const brow = judge({
    id: 'illumination-uniformity',
    measure: 'brow',
    value: natives.browLightRatio,
    limit: { min: browLightMin, max: null },
    failBeyond: { min: null },
    source: ownLimit('Forehead and bridge of the nose have half the light of the cheeks'),
    problems: {},
  });
  return worstOf([zones, halves, brow]);
}
