import type { ChangeId, Check, Problem } from '@vesika/report';
import type { Edit } from '@vesika/requirements';
import { ownLimit, standardLimit } from '../limits/photo-limits.ts';
import type { EarlyFindings, Findings } from './findings.ts';
import { type JudgesOf, judge, settled } from './judge.ts';
import { worstOf } from './worst-of.ts';

export const qualityJudges: JudgesOf<'quality'> = {
  sharpness,
  'compression-artifacts': compressionArtifacts,
  'photo-of-photo': photoOfPhoto,
  'digital-alteration': digitalAlteration,
  'edits-allowed': editsAllowed,
  upscaling,
  'source-completeness': sourceCompleteness,
};

/** Width of an edge at the eyes over the inter-eye distance: sharp portraits have up to 0.039, whatever the skin. */
const edgeWidthMax = 0.041;
const edgeWidthFail = 0.047;
/** No edge is narrower than the pixels it is made of: where the authority's picture is small, two are allowed. */
const edgePxMin = 2;

/**
 * Width of the edges at the eyes over the inter-eye distance; undetermined for eyes less than 60 px apart.
 *
 * Source: ISO/IEC 29794-5, Sharpness, rests on a trained forest that is not at hand; measure and limits are ours.
 */
export function sharpness({ natives, measures }: Findings): Check {
  const pixelWidth = edgePxMin / measures.interEyePx;
  const max = Math.max(edgeWidthMax, pixelWidth);
  return judge({
    id: 'sharpness',
    measure: 'edgeWidth',
    value: natives.edgeWidthShare,
    limit: { min: null, max: Math.round(max * 1000) / 1000 },
    failBeyond: { max: Math.max(edgeWidthFail, pixelWidth) },
    source: standardLimit('ISO/IEC 29794-5, Sharpness'),
    problems: { high: 'blurred' },
  });
}

/** On the scale of 1 to 100 that most programs save with. */
const qualityMin = 60;
const qualityFail = { source: 35, output: 45 } as const;
/** A smooth portrait saved once with quality 50, and with 30. */
const blockinessMax = 1.9;
const blockinessFail = 2.4;

/** The finished file, the original's file, and what the original's pixels show of earlier savings. */
export function compressionArtifacts({ natives }: Findings): Check {
  const base = { id: 'compression-artifacts', source: compressionSource } as const;
  return worstOf([
    judge({
      ...base,
      measure: 'fileQuality',
      value: natives.outputJpegQuality,
      limit: { min: qualityMin, max: null },
      failBeyond: { min: qualityFail.output },
      problems: { low: 'file-compressed' },
    }),
    judge({
      ...base,
      measure: 'sourceQuality',
      value: natives.jpegQuality,
      limit: { min: qualityMin, max: null },
      failBeyond: { min: qualityFail.source },
      problems: { low: 'source-compressed' },
    }),
    judge({
      ...base,
      measure: 'blocks',
      value: natives.blockiness,
      limit: { min: null, max: blockinessMax },
      failBeyond: { max: blockinessFail },
      problems: { high: 'source-compressed' },
    }),
  ]);
}

const compressionSource = standardLimit('ISO/IEC 29794-5, CompressionArtifacts');

/** Natural logarithm of power; photographs of people reach 1.6, and 2.2 saved as WEBP. */
const rasterPatternMax = 2.4;
const rasterPatternFail = 3.5;
/** Doors and masts make such lines too, so that they never fail alone. */
const paperEdgeMax = 0.9;
/**
 * Portraits reach 0.03, and one through a veiled lens 0.04, so that this never fails alone; prints have from 0.05.
 * Less is enough in a picture without detail of its own size, which portraits have: screens have from 0.04 there,
 * but of eyes in the dark.
 */
const pupilBlackMax = { detailed: 0.045, coarse: 0.035 } as const;
const detailOfOwnSize = 0.75;

/**
 * Signs that the original shows a print or a screen: a raster that repeats, a long straight edge, or pupils that are
 * not black. Undetermined in doubt; then the person's answer decides.
 */
export function photoOfPhoto({ natives, answers }: Findings): Check {
  const base = { id: 'photo-of-photo', source: ofThePerson } as const;
  const isCoarse = (natives.detailLimitShare ?? 1) < detailOfOwnSize;
  const measured = worstOf([
    judge({
      ...base,
      measure: 'raster',
      value: natives.rasterPattern,
      limit: { min: null, max: rasterPatternMax },
      failBeyond: { max: rasterPatternFail },
      problems: { high: 'reproduced' },
    }),
    judge({
      ...base,
      measure: 'edge',
      value: natives.paperEdgeStrength,
      limit: { min: null, max: paperEdgeMax },
      failBeyond: { max: null },
      problems: {},
    }),
    judge({
      ...base,
      measure: 'black',
      value: natives.pupilBlackRatio,
      limit: { min: null, max: isCoarse ? pupilBlackMax.coarse : pupilBlackMax.detailed },
      failBeyond: { max: null },
      problems: {},
    }),
  ]);
  return settled(measured, answers['photo-of-photo'], { direct: null, reproduced: 'reproduced' });
}

const ofThePerson = ownLimit('Taken of the person, not of a print or a screen');

/** Half-transparent pixels at a rim already come from cutting out. */
const transparentShareMax = 0.001;
/** A background this even over the noise of the face was painted, or is beyond what the camera could hold. */
const noiseRatioMin = 0.3;
/** Skin of people and cameras that smooth by themselves reaches any share, so that this never fails alone. */
const skinSmoothingMax = 0.2;

/**
 * Signs that the original was edited before it came here: cut out, painted behind, smoothed. Says the same whether
 * or not the authority forbids editing; the answer decides where the signs do not.
 */
export function digitalAlteration({ natives, answers }: Findings): Check {
  const base = { id: 'digital-alteration', source: unaltered } as const;
  const measured = worstOf([
    judge({
      ...base,
      measure: 'transparent',
      value: natives.transparentShare,
      limit: { min: null, max: transparentShareMax },
      problems: { high: 'cut-out' },
    }),
    judge({
      ...base,
      measure: 'noise',
      value: natives.noiseRatio,
      limit: { min: noiseRatioMin, max: null },
      failBeyond: { min: null },
      problems: {},
    }),
    judge({
      ...base,
      measure: 'smoothing',
      value: natives.skinSmoothing,
      limit: { min: null, max: skinSmoothingMax },
      failBeyond: { max: null },
      problems: {},
    }),
  ]);
  return settled(measured, answers['digital-alteration'], { unaltered: null, altered: 'altered' });
}

const unaltered = ownLimit('Not edited before it came here');

type MadeEdit = Exclude<Edit, 'any' | 'retouching'>;

/** The kind of edit that a change is to an authority; other changes leave what the picture shows as it is. */
const editOf: Readonly<Partial<Record<ChangeId, MadeEdit>>> = {
  background: 'background',
  'touch-up': 'background',
  'transparency-filled': 'background',
  exposure: 'light',
  'white-balance': 'light',
  straighten: 'cropping',
  crop: 'cropping',
  scale: 'cropping',
};

/**
 * What was done to the picture against what the authority allows. Null if the record says nothing of edits, and for a
 * picture that was only checked, whose earlier edits `digital-alteration` looks for.
 */
export function editsAllowed({ requirement, limits, measures, changes }: Findings): Check | null {
  const { refused } = requirement.edits;
  if (refused.length === 0 || measures.enlargement === null) return null;
  const edits = changes.flatMap(({ what }) => editOf[what] ?? []).filter((edit) => isRefused(edit, refused));
  return judge({
    id: 'edits-allowed',
    measure: 'refused',
    value: edits.length,
    limit: { min: null, max: 0 },
    source: limits.edits,
    problems: { high: problemOf(new Set(edits)) },
  });
}

/** `any` covers every change of what the picture shows; records name `cropping` beside it. */
function isRefused(edit: MadeEdit, refused: readonly Edit[]): boolean {
  return refused.includes(edit) || (edit !== 'cropping' && refused.includes('any'));
}

function problemOf(edits: ReadonlySet<MadeEdit>): Problem<'edits-allowed'> {
  if (edits.has('background') && edits.has('light')) return 'background-and-light';
  if (edits.has('background')) return 'background';
  return edits.has('light') ? 'light' : 'cropping';
}

/** Cameras do not resolve their last pixels; a picture that was enlarged two and a half times is beyond the second. */
const detailMax = 1.6;
const detailFail = 2;

/**
 * Enlargement of the original, and that of the detail it has: a picture that was enlarged before has pixels for finer
 * detail than it shows. Of a picture that was only checked, the latter alone; null where that is unknown too.
 */
export function upscaling({ measures, natives, limits }: EarlyFindings): Check | null {
  const { enlargement } = measures;
  const { detailLimitShare } = natives;
  const detail = detailLimitShare
    ? judge({
        id: 'upscaling',
        measure: 'detail',
        value: (enlargement ?? 1) / detailLimitShare,
        limit: { min: null, max: detailMax },
        failBeyond: { max: detailFail },
        source: ownLimit('The picture has detail of its own size'),
        problems: { high: 'enlarged-before' },
      })
    : null;
  if (enlargement === null) return detail;
  const factor = judge({
    id: 'upscaling',
    measure: 'factor',
    value: enlargement,
    limit: limits.upscaling,
    source: limits.upscaling.source,
    problems: { high: 'source-too-small' },
  });
  return detail ? worstOf([factor, detail]) : factor;
}

const sides = ['bottom', 'top', 'left', 'right'] as const;

/** How far the picture is missing at its worst side; null for a picture that was only checked. */
export function sourceCompleteness({ measures: { missingMm }, limits }: EarlyFindings): Check | null {
  if (!missingMm) return null;
  const worst = sides.reduce((p, q) => (missingMm[q] > missingMm[p] ? q : p));
  return judge({
    id: 'source-completeness',
    measure: 'missing',
    value: missingMm[worst],
    limit: limits.missingMm,
    source: limits.missingMm.source,
    problems: { high: `missing-${worst}` },
  });
}
