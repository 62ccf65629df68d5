import type { RequirementAnswer } from '@vesika/contract';
import { headAimMm } from '@vesika/requirements/policies';

type Rule = RequirementAnswer['record'];

type PublishedBand = Pick<Rule['topMargin'], 'minMm' | 'maxMm' | 'targetMm'>;

export interface FrameRule {
  size: Pick<Rule['size'], 'widthMm' | 'heightMm'>;
  headHeight: Pick<Rule['headHeight'], 'minMm' | 'maxMm' | 'targetMm'>;
  eyeLineFromBottom: PublishedBand;
  topMargin: PublishedBand;
  headWidth: PublishedBand;
  chinMargin: PublishedBand;
}

interface FrameLayout {
  widthMm: number;
  heightMm: number;
  crownMm: number;
  eyesMm: number;
  chinMm: number;
  crownBand: Band;
  eyeBand: Band | null;
  /** Permitted heights of the chin; null if the authority does not bound the space below it on both sides. */
  chinBand: Band | null;
  /** Half the narrowest and half the widest face. */
  faceBand: { fromMm: number; toMm: number } | null;
}

interface Band {
  topMm: number;
  bottomMm: number;
}

export function layOutFrame(rule: FrameRule): FrameLayout {
  const { size, headHeight, eyeLineFromBottom, topMargin, headWidth, chinMargin } = rule;
  const { widthMm, heightMm } = size;
  const headMm = headHeight.targetMm ?? headAimMm({ size, headHeight });
  const eyesFromBottomMm = middle(eyeLineFromBottom);
  const marginMm =
    eyesFromBottomMm === null
      ? (middle(topMargin) ?? (heightMm - headMm) * restAboveHead)
      : heightMm - eyesFromBottomMm - headMm * eyesBelowCrown;
  const crownMm = Math.min(Math.max(marginMm, heightMm * 0.03), heightMm - headMm);
  const chinMm = crownMm + headMm;
  return {
    widthMm,
    heightMm,
    crownMm,
    eyesMm: crownMm + headMm * eyesBelowCrown,
    chinMm,
    crownBand: {
      topMm: Math.max(0, chinMm - (headHeight.maxMm ?? heightMm)),
      bottomMm: chinMm - headHeight.minMm,
    },
    eyeBand: bandAbove(eyeLineFromBottom, heightMm),
    chinBand: bandAbove(chinMargin, heightMm),
    faceBand:
      headWidth.minMm === null || headWidth.maxMm === null
        ? null
        : { fromMm: headWidth.minMm / 2, toMm: headWidth.maxMm / 2 },
  };
}

/** An adult's eyes are halfway between crown and chin. */
const eyesBelowCrown = 0.5;
const restAboveHead = 0.32;

function middle(band: FrameRule['topMargin']): number | null {
  if (band.targetMm !== null) return band.targetMm;
  if (band.minMm !== null && band.maxMm !== null) return (band.minMm + band.maxMm) / 2;
  return null;
}

/** A band above the bottom edge. */
function bandAbove({ minMm, maxMm }: PublishedBand, heightMm: number): Band | null {
  if (minMm === null || maxMm === null) return null;
  return { topMm: heightMm - maxMm, bottomMm: heightMm - minMm };
}
