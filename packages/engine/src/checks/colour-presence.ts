import { ownLimit } from '../limits/photo-limits.ts';
import type { Check } from '../report.ts';
import type { Findings } from './findings.ts';
import { judge, stated } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** Skin of any tone has 11 or more, in the dark 8; black and white has none. */
const chromaMin = 6;
const chromaFail = 3;
/** Of a* and b*: faces in daylight have 3 or more, a yellowed print 2, a picture tinted by a program 0.5. */
const spreadMin = 2.2;
const spreadFail = 1;

/** A picture in colour, neither black and white nor sepia; the standard gives a grey face full marks. */
export function colourPresence({ natives, answers }: Findings): Check {
  const chroma = judge({
    id: 'colour-presence',
    value: natives.faceChroma,
    limit: { min: chromaMin, max: null },
    failBeyond: { min: chromaFail, max: null },
    unit: 'number',
    source: ownLimit('A face in colour'),
    problems: { low: 'black-and-white' },
  });
  const spread = judge({
    id: 'colour-presence',
    value: natives.faceColourSpread,
    limit: { min: spreadMin, max: null },
    failBeyond: { min: spreadFail, max: null },
    unit: 'number',
    source: ownLimit('More colours than one tint'),
    problems: { low: 'tinted' },
  });
  const measured = worstOf([chroma, spread]);
  const answer = answers['colour-presence'];
  if (measured.verdict !== 'undetermined' || !answer) return measured;
  return stated(measured, answer === 'colour' ? null : 'tinted');
}
