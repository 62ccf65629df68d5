import { type FaceAxes, pointOnAxes } from '../../face/face-axes.ts';
import type { Space } from '../../geometry/spaces.ts';

/** Whether a point in px shows the person; null outside the picture. */
export type PersonAt = (x: number, y: number) => boolean | null;

export interface HairTop {
  /** Height of the hair (or bare head) on the midline of the face, inter-eye distances above the eyes. */
  onMidline: number;
  /** Greatest height of hair over the width of the head, inter-eye distances above the eyes. */
  highest: number;
  /** Whether the border of the picture cuts the hair off, on the midline and anywhere. */
  isMidlineCut: boolean;
  isCut: boolean;
}

const stepShare = 0.01;
const searchFrom = 0.5;
const searchTo = 4;
const midlineHalfWidth = 0.15;
const headHalfWidth = 1.2;

/**
 * Finds the top of the hair by scanning upwards from the brows to the background.
 *
 * In:  axes in any space; predicates in that space for opaque person, used on the midline, and for person including
 *      strands of hair, used for the highest hair.
 * Out: inter-eye distances above the eyes; null when there is no person at the brows.
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
    const strand = scanUp(axes, right, strandAt);
    highest = Math.max(highest, strand.top);
    isCut ||= strand.isCut;
    if (Math.abs(right) <= midlineHalfWidth + 1e-9) midline.push(scanUp(axes, right, personAt));
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
 * Limits of a hole in the matte, which shiny skin may cause: its height, and the thickness of the head above it, in
 * inter-eye distances. Loops of hair above the head are thinner.
 */
const holeMax = 0.35;
const rimMin = 0.04;

function scanUp<S extends Space>(axes: FaceAxes<S>, right: number, personAt: PersonAt): Column {
  let [top, rimFrom] = [searchFrom, searchFrom];
  let isHole = false;
  for (let up = searchFrom; up < searchTo && up <= top + holeMax + rimMin; up += stepShare) {
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
