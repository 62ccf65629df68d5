import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Skin of any tone has 11 or more, in the dark 8; black and white has none. */
const chromaMin = 6;
const chromaFail = 3;
/** Spread of a* and b*: faces in daylight have 3 or more, a yellowed print 2, a picture tinted by a program 0.5. */
const spreadMin = 2.2;
const spreadFail = 1;

/** A picture in colour, neither black and white nor sepia; the standard gives a grey face full marks. */
export function colourPresence({ natives, answers }: Findings): Check {
  const chroma = judge({
    id: 'colour-presence',
    measure: 'chroma',
    value: natives.faceChroma,
    limit: { min: chromaMin, max: null },
    failBeyond: { min: chromaFail, max: null },
    source: ownLimit('A face in colour'),
    problems: { low: 'black-and-white' },
  });
  const spread = judge({
    id: 'colour-presence',
    measure: 'spread',
    value: natives.faceColourSpread,
    limit: { min: spreadMin, max: null },
    failBeyond: { min: spreadFail, max: null },
    source: ownLimit('More colours than one tint'),
    problems: { low: 'tinted' },
  });
  const measured = worstOf([chroma, spread]);
  return settled(measured, answers['colour-presence'], { colour: null, tinted: 'tinted' });
}
