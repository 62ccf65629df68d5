import type { Check } from '@vesika/report';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import { agreementMax, castMax, castMaxUnsure, disagreementMax } from '../measure/light/colour-cast.ts';
import type { Findings } from './findings.ts';
import { judge } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Differences from natural skin that a lamp or a camera makes without anybody noticing. */
const distanceMax = 5;
const distanceFail = 10;
/** Bulbs taken for daylight are beyond this. */
const castFail = 6;
/** Natural logarithm: daylight from a window and a lamp in the room differ by 0.3, two coloured lamps by 0.7. */
const sidesMax = 0.4;
const sidesFail = 0.9;

/**
 * Light of one colour that shows skin as it is: the cheeks' colours, the light that eyes and skin tell of, and that of
 * both sides of the face. The standard names no limit; the bands are ours.
 */
export function naturalColour({ natives }: Findings): Check {
  const agreed = (natives.colourCastDisagreement ?? 0) <= agreementMax;
  return worstOf([
    judge({
      id: 'natural-colour',
      measure: 'distance',
      value: natives.naturalColourDistance,
      limit: { min: null, max: distanceMax },
      failBeyond: { min: null, max: distanceFail },
      source: standardLimit('ISO/IEC 29794-5, NaturalColour'),
      problems: { high: 'colour-cast' },
    }),
    judge({
      id: 'natural-colour',
      measure: 'cast',
      value: natives.colourCast,
      limit: { min: null, max: agreed ? castMax : castMaxUnsure },
      failBeyond: { max: agreed ? castFail : null },
      source: ownLimit('The light on the face has no colour of its own'),
      problems: { high: 'colour-cast' },
    }),
    judge({
      id: 'natural-colour',
      measure: 'agreement',
      value: natives.colourCastDisagreement,
      limit: { min: null, max: disagreementMax },
      failBeyond: { max: null },
      source: ownLimit('The eyes and the skin are seen in the same light'),
      problems: {},
    }),
    judge({
      id: 'natural-colour',
      measure: 'sides',
      value: natives.lightColourDifference,
      limit: { min: null, max: sidesMax },
      failBeyond: { max: sidesFail },
      source: ownLimit('The light has one colour on both sides of the face'),
      problems: { high: 'mixed-light' },
    }),
  ]);
}
