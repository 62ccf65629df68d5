import sharp from 'sharp';
import type { BackgroundFindings, Findings } from './checks/findings.ts';
import { runChecks } from './checks/index.ts';
import type { Matte, Raster } from './geometry/raster.ts';
import { hexFromRgb, type Rgb, rgbFromHex } from './geometry/rgb.ts';
import type { FaceMesh } from './geometry/spaces.ts';
import { mmFromPx } from './geometry/units.ts';
import { type BackgroundMeasure, measureBackground } from './measure/background.ts';
import { faceAxes } from './measure/face-axes.ts';
import { hairTop, type PersonAt } from './measure/hair-top.ts';
import { type HeadLine, headLine } from './measure/head-line.ts';
import { headPose } from './measure/head-pose.ts';
import type { Change, OutputPoint, PhotoFile, PhotoMeasures, PhotoReport } from './report.ts';

/** A finished file with what is needed to judge it. */
export interface FinishedPhoto extends Pick<Findings, 'requirement' | 'limits' | 'expectedSize' | 'making'> {
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
  changes: Change[];
}

/** Measures the picture as it will be handed out, and judges what was measured. Timings are added by the caller. */
export async function verify(finished: FinishedPhoto): Promise<Omit<PhotoReport, 'timingsMs'>> {
  const { photo, densityStated } = await fileFacts(finished);
  const dpi = finished.making
    ? photo.dpi
    : finished.expectedSize.dpi * (photo.widthPx / finished.expectedSize.widthPx);
  const hair = hairTop(faceAxes(finished.mesh), personOn(finished));
  const head = headLine(finished.mesh, hair);
  const background = finished.matte && measureBackground(finished.picture, finished.matte, finished.covered);
  const measures = measuresOf(finished, head, background, dpi);
  const checks = runChecks({
    ...finished,
    photo,
    densityStated,
    measures,
    background: background && backgroundFindings(background, finished),
  });
  return {
    ok: checks.every(({ verdict }) => verdict === 'pass'),
    photo,
    measures,
    landmarks: {
      crown: outputPoint(head.crown),
      chin: outputPoint(head.chin),
      eyeImageLeft: outputPoint(head.axes.eyeImageLeft),
      eyeImageRight: outputPoint(head.axes.eyeImageRight),
      faceCentre: outputPoint(head.axes.eyeMidpoint),
      hairTop: head.hairTop && outputPoint(head.hairTop),
    },
    checks,
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

function measuresOf(
  { picture, mesh, faceCount }: FinishedPhoto,
  head: HeadLine<'output'>,
  background: BackgroundMeasure | null,
  dpi: number,
): PhotoMeasures {
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
    faceCount,
    backgroundHex: background && hexFromRgb(background.median),
    backgroundDeviation: background?.deviation ?? null,
  };
}

function backgroundFindings(
  { median, deviation }: BackgroundMeasure,
  { requirement, painted }: FinishedPhoto,
): BackgroundFindings {
  return {
    colourDifference: colourDifference(median, rgbFromHex(requirement.background.hex)),
    deviation,
    painted: painted !== null,
  };
}

export function colourDifference(p: Rgb, q: Rgb): number {
  return Math.max(...p.map((value, c) => Math.abs(value - q[c]!)));
}

function outputPoint({ x, y }: { x: number; y: number }): OutputPoint {
  return { xPx: x, yPx: y };
}
