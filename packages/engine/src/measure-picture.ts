import type { Natives, PhotoMeasures } from '@vesika/report';
import { faceAxes } from './face/face-axes.ts';
import { faceView } from './face/face-view.ts';
import type { FaceMesh } from './geometry/spaces.ts';
import { mmFromPx, pxFromMm } from './geometry/units.ts';
import { type BackgroundMeasure, measureBackground } from './measure/background/background.ts';
import { hairTop, type PersonAt } from './measure/head/hair-top.ts';
import { type HeadLine, headLine } from './measure/head/head-line.ts';
import { headPose } from './measure/head/head-pose.ts';
import { placedHead } from './measure/head/placed-head.ts';
import { measureNatives } from './measure/natives.ts';
import type { Matte, Raster } from './raster/raster.ts';
import { hexFromRgb, type Rgb } from './raster/rgb.ts';

/** A picture in its frame, ready to be measured. */
export interface MeasurablePicture {
  picture: Raster;
  /** The mesh in px of `picture`. */
  mesh: FaceMesh<'output'>;
  faceCount: number;
  otherFaceShare: number;
  /** Weight of the person; null if no matte exists. */
  matte: Matte | null;
  covered: Uint8Array | null;
  /** The colour painted behind the person; null if the background was kept. */
  painted: Rgb | null;
  /** Distances by which the person moved crown and chin upwards, mm; null if unchanged. */
  headAdjustment: { crownUpMm: number; chinUpMm: number } | null;
  /** Enlargement and missing parts of a photo made here; null for a picture that was only checked. */
  making: Pick<PhotoMeasures, 'enlargement' | 'missingMm'> | null;
  /** Density at which the picture has the document's size. */
  dpi: number;
  densityStated: boolean;
}

interface PictureMeasures {
  head: HeadLine<'output'>;
  measures: PhotoMeasures;
  natives: Natives;
}

/**
 * Measures everything that the pixels of a framed picture show.
 *
 * Out:    the head in px of the picture; lengths in mm on the printed photo.
 */
export function measurePicture(framed: MeasurablePicture): PictureMeasures {
  const { picture, mesh, matte, covered, painted } = framed;
  const head = headOn(framed, headLine(mesh, hairTop(faceAxes(mesh), personOn(framed), strandOn(framed))));
  const background = matte && measureBackground(picture, matte, covered);
  const view = faceView({ picture, mesh, matte, covered, painted: painted !== null });
  return { head, measures: measuresOf(framed, head, background), natives: measureNatives(view) };
}

/**
 * Difference from a painted background above which a pixel counts as a strand of hair, levels of the worst
 * channel.
 */
const strandDifference = 24;

function personOn({ picture: { widthPx, heightPx }, matte }: MeasurablePicture): PersonAt {
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= widthPx || row >= heightPx) return null;
    return matte !== null && matte.alpha[row * widthPx + column]! >= 128;
  };
}

function strandOn(framed: MeasurablePicture): PersonAt {
  const { picture, painted } = framed;
  const personAt = personOn(framed);
  return (x, y) => {
    const person = personAt(x, y);
    if (person !== false || !painted) return person;
    const at = 3 * (Math.floor(y) * picture.widthPx + Math.floor(x));
    return [0, 1, 2].some((c) => Math.abs(picture.data[at + c]! - painted[c]!) > strandDifference);
  };
}

function headOn({ headAdjustment, dpi }: MeasurablePicture, found: HeadLine<'output'>): HeadLine<'output'> {
  if (!headAdjustment) return found;
  const { crownUpMm, chinUpMm } = headAdjustment;
  return placedHead(found, { crownUpPx: pxFromMm(crownUpMm, dpi), chinUpPx: pxFromMm(chinUpMm, dpi) });
}

function measuresOf(
  framed: MeasurablePicture,
  head: HeadLine<'output'>,
  background: BackgroundMeasure | null,
): PhotoMeasures {
  const { picture, mesh, making, dpi } = framed;
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
    faceCount: framed.faceCount,
    otherFaceShare: framed.otherFaceShare,
    backgroundHex: background && hexFromRgb(background.median),
    backgroundPainted: framed.painted !== null,
    headPlacedByHand: framed.headAdjustment !== null,
    densityStated: framed.densityStated,
    enlargement: making?.enlargement ?? null,
    missingMm: making?.missingMm ?? null,
  };
}
