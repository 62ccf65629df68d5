import { type FaceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';

/** Tells for a point in px whether the person is there; null outside the picture. */
export type PersonAt = (x: number, y: number) => boolean | null;

export interface HairTop {
  /** Height of the hair (or bare head) on the face's midline, in inter-eye distances above the eyes. */
  onMidline: number;
  /** The highest hair over the width of the head, likewise. */
  highest: number;
  /** Hair reaches the picture's edge, on the midline and anywhere: the true top lies at least as high. */
  isMidlineCut: boolean;
  isCut: boolean;
}

const stepShare = 0.01;
const searchFrom = 0.5;
const searchTo = 4;
const midlineHalfWidth = 0.15;
const headHalfWidth = 1.2;

/**
 * Follows the person upwards from the brows until the background begins.
 *
 * In:  axes in any space, and what tells of a point of that space whether the person is there; and whether at least
 *      strands are, which reach higher than hair that hides what is behind it.
 * Out: inter-eye distances; null when the person is not found at the brows.
 */
export function hairTop<S extends Space>(
  axes: FaceAxes<S>,
  personAt: PersonAt,
  strandAt = personAt,
): HairTop | null {
  const midline: Column[] = [];
  let highest = 0;
  let isCut = false;
  for (let right = -headHalfWidth; right <= headHalfWidth + 1e-9; right += 0.05) {
    const strand = climb(axes, right, strandAt);
    highest = Math.max(highest, strand.top);
    isCut ||= strand.isCut;
    if (Math.abs(right) <= midlineHalfWidth + 1e-9) midline.push(climb(axes, right, personAt));
  }
  midline.sort((p, q) => p.top - q.top);
  const { top: onMidline, isCut: isMidlineCut } = midline[midline.length >> 1]!;
  return onMidline > searchFrom ? { onMidline, highest, isMidlineCut, isCut } : null;
}

interface Column {
  top: number;
  isCut: boolean;
}

/**
 * Shining skin may look like the wall to a matte: a hole in the head ends below a rim that is thicker than strands of
 * hair, whose loops hide no skull.
 */
const holeUpTo = 0.35;
const rimMin = 0.04;

function climb<S extends Space>(axes: FaceAxes<S>, right: number, personAt: PersonAt): Column {
  let [top, rimFrom] = [searchFrom, searchFrom];
  let isHole = false;
  for (let up = searchFrom; up < searchTo && up <= top + holeUpTo + rimMin; up += stepShare) {
    const p = pointOnAxes(axes, right, up);
    const person = personAt(p.x, p.y);
    if (person === null) return isHole ? { top, isCut: false } : { top: up, isCut: true };
    if (!person) {
      isHole = true;
      rimFrom = up + stepShare;
    } else if (!isHole || up - rimFrom >= rimMin) {
      isHole = false;
      top = up + stepShare;
    }
  }
  return { top, isCut: false };
}
