import type { Check } from '@vesika/report';
import { ownLimit } from '../limits/photo-limits.ts';
import type { Findings } from './findings.ts';
import { judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

/** A piece as large as an iris: smaller ones are loose hair and the blur of the edge. */
const seenMax = 0.006;
/** What there is no doubt about fails from here on. */
const certainMax = 0.012;

/**
 * Whether the person was cut out where the person ends, by whichever is worse: what stayed of the old background, or
 * what went of the person. Null where no background was replaced. What is only likely is asked about.
 *
 * Source: ICAO Doc 9303-3 asks for a plain background and the whole head, and names no figure; the limits are ours.
 */
export function cutOut({ natives, answers }: Pick<Findings, 'natives' | 'answers'>): Check | null {
  const { leftoverShare, leftoverCertainShare, lostShare, lostCertainShare } = natives;
  const judged = [
    piece('leftover', leftoverShare, leftoverCertainShare),
    piece('lost', lostShare, lostCertainShare),
  ].filter((check) => check !== null);
  const [first, ...rest] = judged;
  if (!first) return null;
  return settled(worstOf([first, ...rest]), answers['cut-out'], {
    clean: null,
    leftover: 'leftover',
    lost: 'lost',
  });
}

function piece(
  measure: 'leftover' | 'lost',
  seen: number | null | undefined,
  certain: number | null | undefined,
): Check | null {
  if (typeof seen !== 'number') return null;
  return judge({
    id: 'cut-out',
    measure,
    value: seen,
    limit: { min: null, max: seenMax },
    failBeyond: { max: (certain ?? 0) > certainMax ? seenMax : null },
    source: ownLimit('Nothing of the old background beside the person, and nothing of the person missing'),
    problems: { high: measure },
  });
}
