import sharp from 'sharp';
import type { Matte, Raster } from './geometry/raster.ts';
import { hexFromRgb, type Rgb } from './geometry/rgb.ts';
import type { FaceMesh } from './geometry/spaces.ts';
import { mmFromPx, pxFromMm } from './geometry/units.ts';
import { type Judgeship, judgePhoto, type Measured } from './judge-photo.ts';
import { type BackgroundMeasure, measureBackground } from './measure/background.ts';
import { faceAxes } from './measure/face-axes.ts';
import { faceView } from './measure/face-view.ts';
import { hairTop, type PersonAt } from './measure/hair-top.ts';
import { type HeadLine, headLine } from './measure/head-line.ts';
import { headPose } from './measure/head-pose.ts';
import { measureNatives } from './measure/natives.ts';
import { outlinesOf } from './measure/outlines.ts';
import { placedHead } from './measure/placed-head.ts';
import type { Change, Natives, OutputPoint, PhotoFile, PhotoMeasures, PhotoReport } from './report.ts';

/** A finished file with what is needed to judge it. */
export interface FinishedPhoto {
  bytes: Buffer;
  /** Decoded from `bytes`. */
  picture: Raster;
  /** Found on `picture`. */
  mesh: FaceMesh<'output'>;
  faceCount: number;
  otherFaceShare: number;
  /** Where the person is; null when no matte could be made. */
  matte: Matte | null;
  covered: Uint8Array | null;
  /** The colour that was painted behind the person; null when the background was kept. */
  painted: Rgb | null;
  /** What was measured on the original; on the picture itself where it was only checked. */
  sourceNatives: Natives;
  /** By how much a person moved crown and chin upwards, mm; null where they were left. */
  headByHand: { crownUpMm: number; chinUpMm: number } | null;
  /** What making the picture cost; null when it was only checked: then its density is nobody's but the rule's. */
  making: Pick<PhotoMeasures, 'enlargement' | 'missingMm'> | null;
  /** Density at which the record's size is printed. */
  nominalDpi: (widthPx: number) => number;
  changes: Change[];
}

type Verified = Omit<PhotoReport, 'timingsMs' | 'placement' | 'proof'>;

/** Measures the picture as it will be handed out, and judges what was measured. */
export async function verify(finished: FinishedPhoto, judgeship: Judgeship): Promise<Verified> {
  const { photo, densityStated } = await fileFacts(finished);
  const dpi = finished.making ? photo.dpi : finished.nominalDpi(photo.widthPx);
  const { mesh, matte, picture, covered, painted } = finished;
  const hair = hairTop(faceAxes(mesh), personOn(finished));
  const head = headOn(finished, headLine(mesh, hair), dpi);
  const background = matte && measureBackground(picture, matte, covered);
  const view = faceView({ picture, mesh, matte, covered, painted: painted !== null });
  const measured: Measured = {
    photo,
    measures: measuresOf({ ...finished, head, background, dpi, densityStated }),
    natives: { ...finished.sourceNatives, ...measureNatives(view) },
  };
  return {
    ...judgePhoto(measured, judgeship),
    ...measured,
    landmarks: {
      crown: outputPoint(head.crown),
      chin: outputPoint(head.chin),
      eyeImageLeft: outputPoint(head.axes.eyeImageLeft),
      eyeImageRight: outputPoint(head.axes.eyeImageRight),
      faceCentre: outputPoint(head.axes.eyeMidpoint),
      hairTop: head.hairTop && outputPoint(head.hairTop),
    },
    outlines: outlinesOf(mesh, matte),
    changes: finished.changes,
  };
}

async function fileFacts({
  bytes,
  picture,
}: FinishedPhoto): Promise<{ photo: PhotoFile; densityStated: boolean }> {
  const { format, density } = await sharp(bytes).metadata();
  return {
    photo: {
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      dpi: density ?? 0,
      bytes: bytes.length,
      mime: format === 'png' ? 'image/png' : 'image/jpeg',
    },
    densityStated: density !== undefined,
  };
}

/** Difference from a painted background from which a pixel is seen as the person, bytes of the widest channel. */
const personDifference = 24;

function personOn({ picture, matte, painted }: FinishedPhoto): PersonAt {
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= picture.widthPx || row >= picture.heightPx) return null;
    const at = row * picture.widthPx + column;
    if (matte && matte.alpha[at]! >= 128) return true;
    return (
      painted !== null &&
      [0, 1, 2].some((c) => Math.abs(picture.data[at * 3 + c]! - painted[c]!) > personDifference)
    );
  };
}

function headOn({ headByHand }: FinishedPhoto, found: HeadLine<'output'>, dpi: number): HeadLine<'output'> {
  if (!headByHand) return found;
  const { crownUpMm, chinUpMm } = headByHand;
  return placedHead(found, { crownUpPx: pxFromMm(crownUpMm, dpi), chinUpPx: pxFromMm(chinUpMm, dpi) });
}

interface GeometryFindings extends FinishedPhoto {
  head: HeadLine<'output'>;
  background: BackgroundMeasure | null;
  dpi: number;
  densityStated: boolean;
}

function measuresOf(found: GeometryFindings): PhotoMeasures {
  const { picture, mesh, head, background, dpi, making } = found;
  const mm = (px: number) => mmFromPx(px, dpi);
  const { eyeMidpoint, interEyePx } = head.axes;
  return {
    headHeightMm: mm(head.headHeightPx),
    headHeightUncertaintyMm: mm(head.uncertaintyPx),
    eyeLineFromBottomMm: mm(picture.heightPx - eyeMidpoint.y),
    topMarginMm: mm(head.crown.y),
    hairMarginMm: head.hairTop && mm(head.hairTop.y),
    centreOffsetMm: mm(eyeMidpoint.x - picture.widthPx / 2),
    ...headPose(mesh),
    interEyePx,
    faceCount: found.faceCount,
    otherFaceShare: found.otherFaceShare,
    backgroundHex: background && hexFromRgb(background.median),
    backgroundDeviation: background?.deviation ?? null,
    backgroundPainted: found.painted !== null,
    headPlacedByHand: found.headByHand !== null,
    densityStated: found.densityStated,
    enlargement: making?.enlargement ?? null,
    missingMm: making?.missingMm ?? null,
  };
}

function outputPoint({ x, y }: { x: number; y: number }): OutputPoint {
  return { xPx: x, yPx: y };
}
