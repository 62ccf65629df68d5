import type { Change, ChangeId, Check, Natives, Problem } from '@vesika/report';
import type { Edit } from '@vesika/requirements';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { atLeast, atMost, type JudgesOf, judge, settled, within, worstOf } from './judge.ts';

export const qualityJudges: JudgesOf<'quality'> = {
  sharpness,
  'compression-artifacts': compressionArtifacts,
  'photo-of-photo': photoOfPhoto,
  'digital-alteration': digitalAlteration,
  mirroring,
  overlay,
  'edits-allowed': editsAllowed,
  upscaling,
  'source-completeness': sourceCompleteness,
};

/**
 * Width of the edges at the eyes relative to the inter-eye distance: sharp portraits have at most 0.039, whatever
 * the skin.
 */
const edgeWidthMax = 0.041;
/** No edge is narrower than the pixels, so small pictures may have edges of two pixels. */
const edgePxMin = 2;

/**
 * Judges the width of the edges at both eyes and at the less sharp one, relative to the inter-eye distance, and the noise
 * on the skin. Undetermined if the inter-eye distance is below 60 px.
 *
 * Source: ISO/IEC 29794-5, Sharpness, uses a trained forest that is not available; measure and limits are ours.
 */
export function sharpness({ natives, measures }: Findings): Check {
  const pixelWidth = edgePxMin / measures.interEyePx;
  const max = Math.max(edgeWidthMax, pixelWidth);
  const edges = judge('sharpness', {
    edgeWidth: atMost(natives.edgeWidthShare, Math.round(max * 1000) / 1000, {
      failAbove: Math.max(0.047, pixelWidth),
      problem: 'blurred',
      source: standardLimit('ISO/IEC 29794-5, Sharpness'),
    }),
  });
  const softer = judge('sharpness', {
    // The width at the less sharp eye, which reaches 0.043 in clean portraits, and has at least 0.06 if half of
    // the face is blurred. It never fails, because hair over one eye blurs its edges, too. Reports from before
    // this measure lack it.
    edgeWidth: atMost(natives.softerEdgeWidthShare ?? natives.edgeWidthShare, Math.max(0.05, pixelWidth), {
      failAbove: null,
      source: standardLimit('ISO/IEC 29794-5, Sharpness'),
    }),
  });
  const grain = judge('sharpness', {
    // Photos of clean people of two collections reach 2.5; noise never fails, because a camera's may be
    // natural.
    grain: atMost(natives.skinGrainLevels, 3.5, {
      failAbove: null,
      source: ownLimit('Less grain than a face has texture'),
    }),
  });
  return edges.value === null ? edges : worstOf([edges, softer, grain]);
}

/** JPEG quality from 1 to 100, as most programs state it. */
const qualityMin = 60;

/**
 * Judges the compression of the finished file, of the original file, and the traces of earlier compression in the
 * original's pixels.
 */
export function compressionArtifacts({ natives }: Findings): Check {
  return judge('compression-artifacts', {
    fileQuality: atLeast(natives.outputJpegQuality, qualityMin, {
      failBelow: 45,
      problem: 'file-compressed',
      source: compressionSource,
    }),
    sourceQuality: atLeast(natives.jpegQuality, qualityMin, {
      failBelow: 35,
      problem: 'source-compressed',
      source: compressionSource,
    }),
    // Values of a smooth portrait saved once at quality 50, and at quality 30.
    blocks: atMost(natives.blockiness, 1.9, {
      failAbove: 2.4,
      problem: 'source-compressed',
      source: compressionSource,
    }),
  });
}

const compressionSource = standardLimit('ISO/IEC 29794-5, CompressionArtifacts');

/**
 * Portraits reach 0.03, and one through a hazy lens 0.04, so dull pupils alone never fail; prints have at least
 * 0.05. Less is suspicious in a coarse picture, one without detail at its own resolution, which portraits have:
 * pictures of screens have at least 0.04 there, except with eyes in darkness.
 */
const pupilBlackMax = { detailed: 0.045, coarse: 0.035 } as const;
/**
 * With anything as black as this in the region of the head, the pupils may reflect a lamp. Prints have at least 0.055 there
 * and coarse pictures of screens more than 0.015, unless something black lies behind them, so the limit of the pupils is
 * only raised.
 */
const headBlackMax = { detailed: 0.05, coarse: 0.015 } as const;
/** A picture is coarse if its finest detail is below this share of what its pixels can hold. */
const detailOfOwnSize = 0.75;

function grainOf({ detailLimitShare }: Natives): 'coarse' | 'detailed' {
  return (detailLimitShare ?? 1) < detailOfOwnSize ? 'coarse' : 'detailed';
}

/**
 * Judges signs that the original shows a print or a screen: a repeating raster, a long straight edge, or pupils
 * that are not black. In doubt the verdict is undetermined and the person's answer decides.
 */
export function photoOfPhoto({ natives, answers }: Findings): Check {
  const grain = grainOf(natives);
  // Reports from before this measure lack it.
  const headBlack = natives.headBlackRatio ?? 1;
  const measured = judge('photo-of-photo', {
    // Natural logarithm of power; photographs of people reach 1.6, and 2.2 if saved as WEBP.
    raster: atMost(natives.rasterPattern, 2.4, {
      failAbove: 3.5,
      problem: 'reproduced',
      source: ofThePerson,
    }),
    // Doors, poles and walls have such lines too, before which something on the head is black, as in no print.
    ...(headBlack < headBlackMax.coarse
      ? {}
      : { edge: atMost(natives.paperEdgeStrength, 0.9, { failAbove: null, source: ofThePerson }) }),
    // Pupils of portraits that reflect a lamp reach 0.051.
    black: atMost(natives.pupilBlackRatio, headBlack < headBlackMax[grain] ? 0.06 : pupilBlackMax[grain], {
      failAbove: null,
      source: ofThePerson,
    }),
  });
  return settled(measured, answers['photo-of-photo'], { direct: null, reproduced: 'reproduced' });
}

const ofThePerson = ownLimit('Taken of the person, not of a print or a screen');

/**
 * Asks about a picture whose writing reads backwards. Writing alone never fails a picture: people wear backward prints,
 * too. A picture without writing may be mirrored as well, so nothing is said about it.
 */
export function mirroring({ natives, answers }: Findings): Check | null {
  if (!natives.mirroredLetters) return null;
  const measured = judge('mirroring', {
    letters: atMost(natives.mirroredLetters, 0, { failAbove: null, source: asOthersSee }),
  });
  return settled(measured, answers.mirroring, { right: null, mirrored: 'mirrored' });
}

const asOthersSee = ownLimit('Shows the person as others see them, not as a mirror does');

/**
 * Judges writing across face and neck. A watermark crosses them several times. A single line may be a tattoo or stand on a
 * collar, so the person is asked.
 *
 * Out:    null for a report from before this measure.
 */
export function overlay({ natives, answers }: Findings): Check | null {
  if (natives.writingOverPerson === undefined) return null;
  const measured = judge('overlay', {
    // Stamps and dates are at least 0.2 long on the person, watermarks at least 3; other people have none.
    writing: atMost(natives.writingOverPerson, 0.1, {
      failAbove: 1.6,
      problem: 'over-person',
      source: ownLimit('Nothing written over the person'),
    }),
  });
  return settled(measured, answers.overlay, { none: null, over: 'over-person' });
}

/**
 * Judges signs that the original was edited before upload: cut out, painted behind, smoothed. The verdict does not
 * depend on whether the authority forbids editing. Where the signs are unclear, the person's answer decides.
 */
export function digitalAlteration({ natives, answers }: Findings): Check {
  const measured = judge('digital-alteration', {
    // Half-transparent pixels along an edge already come from cutting out.
    transparent: atMost(natives.transparentShare, 0.001, { problem: 'cut-out', source: unaltered }),
    // A background with less variation relative to the noise of the face was painted, or is overexposed.
    noise: atLeast(natives.noiseRatio, 0.3, { failBelow: null, source: unaltered }),
    // Skin that is smooth by nature or smoothed by the camera reaches any share, so smoothness alone never
    // fails. In a coarse picture, nothing is left of the texture by which it is measured.
    ...(grainOf(natives) === 'coarse'
      ? {}
      : { smoothing: atMost(natives.skinSmoothing, 0.2, { failAbove: null, source: unaltered }) }),
  });
  return settled(measured, answers['digital-alteration'], { unaltered: null, altered: 'altered' });
}

const unaltered = ownLimit('Not edited before it came here');

type MadeEdit = Exclude<Edit, 'any' | 'retouching'> | 'mirror';

/** The kind of edit that a change is to an authority. The other changes do not alter what the picture shows. */
const editOf: Readonly<Partial<Record<ChangeId, MadeEdit>>> = {
  mirror: 'mirror',
  background: 'background',
  'touch-up': 'background',
  'transparency-filled': 'background',
  exposure: 'light',
  'white-balance': 'light',
  straighten: 'cropping',
  crop: 'cropping',
  scale: 'cropping',
};

/** Whether a change alters what the picture shows. */
export function isEdit({ what }: Change): boolean {
  const edit = editOf[what];
  return edit !== undefined && edit !== 'cropping';
}

/**
 * Judges the changes made to the picture by what the authority allows.
 *
 * Out:    null if the record does not mention edits, and for a picture of which no change is known, whose earlier
 *         edits `digital-alteration` judges.
 */
export function editsAllowed({ requirement, limits, changes }: Findings): Check | null {
  const { refused } = requirement.edits;
  if (refused.length === 0 || changes.length === 0) return null;
  const edits = changes.flatMap(({ what }) => editOf[what] ?? []).filter((edit) => isRefused(edit, refused));
  return judge('edits-allowed', {
    refused: atMost(edits.length, 0, { problem: problemOf(new Set(edits)), source: limits.edits }),
  });
}

/** `any` covers every change of what the picture shows; records name `cropping` separately. */
function isRefused(edit: MadeEdit, refused: readonly Edit[]): boolean {
  return refused.some((each) => each === edit) || (edit !== 'cropping' && refused.includes('any'));
}

function problemOf(edits: ReadonlySet<MadeEdit>): Problem<'edits-allowed'> {
  if (edits.has('background') && edits.has('light')) return 'background-and-light';
  if (edits.has('background')) return 'background';
  if (edits.has('light')) return 'light';
  return edits.has('mirror') ? 'mirror' : 'cropping';
}

/**
 * Judges the enlargement of the original, and of the detail in it: a picture that was enlarged before upload has
 * pixels for finer detail than it shows. For a picture that was only checked, only the detail is judged.
 *
 * Out:    null if neither is known.
 */
export function upscaling({ measures, natives, limits }: EarlyFindings): Check | null {
  const { enlargement } = measures;
  const { detailLimitShare } = natives;
  const detail = detailLimitShare
    ? judge('upscaling', {
        // Cameras do not resolve their last pixels; a picture that was enlarged two and a half times exceeds the
        // second limit.
        detail: atMost((enlargement ?? 1) / detailLimitShare, 1.6, {
          failAbove: 2,
          problem: 'enlarged-before',
          source: ownLimit('The picture has detail of its own size'),
        }),
      })
    : null;
  if (enlargement === null) return detail;
  const factor = judge('upscaling', {
    factor: within(enlargement, limits.upscaling, { high: 'source-too-small' }),
  });
  return detail ? worstOf([factor, detail]) : factor;
}

const sides = ['bottom', 'top', 'left', 'right'] as const;

/**
 * Judges how much of the picture is missing at its worst side. Where much is missing at opposite sides, the camera was too near.
 *
 * Out:    null for a picture that was only checked.
 */
export function sourceCompleteness({ measures: { missingMm }, limits }: EarlyFindings): Check | null {
  if (!missingMm) return null;
  const worst = sides.reduce((p, q) => (missingMm[q] > missingMm[p] ? q : p));
  const isMissing = (side: (typeof sides)[number]) =>
    missingMm[side] > Math.max(limits.missingMm.max, missingMm[worst] / 2);
  const isAround = (isMissing('left') && isMissing('right')) || (isMissing('top') && isMissing('bottom'));
  return judge('source-completeness', {
    missing: within(missingMm[worst], limits.missingMm, {
      high: isAround ? 'missing-around' : `missing-${worst}`,
    }),
  });
}
