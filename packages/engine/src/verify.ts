import type { Change, Natives, NativesOf, OutputPoint, PhotoFile, PhotoReport } from '@vesika/report';
import sharp from 'sharp';
import { statedDensity } from './decode/stated-density.ts';
import { outlinesOf } from './face/outlines.ts';
import { type JudgingRules, judgePhoto } from './judge-photo.ts';
import type { CutOutMeasure } from './measure/cut-out/measure-cut-out.ts';
import { jpegQuality } from './measure/original/jpeg-quality.ts';
import { type MeasurablePicture, measurePicture } from './measure-picture.ts';

/** A finished file with everything needed to judge it. */
interface FinishedPhoto extends Omit<MeasurablePicture, 'dpi' | 'densityStated'> {
  /** The file that `picture` was decoded from. */
  bytes: Buffer;
  /** Size of the file in question if `bytes` is a smaller copy of it. */
  fileBytes?: number;
  /** Natives of the original, or of the picture itself if it was only checked. */
  sourceNatives: Natives;
  /** Inspection of the cut-out; null if no background was replaced. */
  cutOut: CutOutMeasure | null;
  /** Density at which the picture has the record's size, whatever density a checked file states. */
  nominalDpi: (widthPx: number) => number;
  changes: Change[];
}

/**
 * Measures the finished picture and judges it.
 *
 * Out:    landmarks and outlines in px of the picture.
 */
export async function verify(
  finished: FinishedPhoto,
  rules: JudgingRules,
): Promise<Omit<PhotoReport, 'timingsMs' | 'placement' | 'proof'>> {
  const { photo, densityStated } = await fileFacts(finished);
  const { making, nominalDpi, mesh, matte, sourceNatives, cutOut, changes } = finished;
  const dpi = making ? photo.dpi : nominalDpi(photo.widthPx);
  const { head, measures, natives } = measurePicture({ ...finished, dpi, densityStated });
  const fileNatives: NativesOf<'file'> = { outputJpegQuality: jpegQuality(finished.bytes) };
  const measured = {
    photo,
    measures,
    natives: { ...sourceNatives, ...natives, ...cutOut?.natives, ...fileNatives },
    changes,
  };
  return {
    ...judgePhoto(measured, rules),
    ...measured,
    landmarks: {
      crown: outputPoint(head.crown),
      chin: outputPoint(head.chin),
      eyeImageLeft: outputPoint(head.axes.eyeImageLeft),
      eyeImageRight: outputPoint(head.axes.eyeImageRight),
      faceCentre: outputPoint(head.axes.eyeMidpoint),
      hairTop: head.hairTop && outputPoint(head.hairTop),
    },
    outlines: {
      ...outlinesOf(mesh, matte),
      ...(cutOut && { leftovers: cutOut.leftovers, losses: cutOut.losses }),
    },
  };
}

/** The formats that decoding accepts. */
const mimeOf = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

async function fileFacts({
  bytes,
  fileBytes = bytes.length,
  picture,
  nominalDpi,
}: FinishedPhoto): Promise<{ photo: PhotoFile; densityStated: boolean }> {
  const header = await sharp(bytes).metadata();
  const stated = statedDensity(bytes, header);
  const nominal = nominalDpi(picture.widthPx);
  const offBy = (dpi: number) => Math.abs(dpi - nominal);
  return {
    photo: {
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      // The density that prints the picture at the wrong size counts.
      dpi: stated ? (offBy(stated.down) > offBy(stated.across) ? stated.down : stated.across) : 0,
      bytes: fileBytes,
      mime: mimeOf[header.format as keyof typeof mimeOf],
    },
    densityStated: stated !== null,
  };
}

function outputPoint({ x, y }: { x: number; y: number }): OutputPoint {
  return { xPx: x, yPx: y };
}
