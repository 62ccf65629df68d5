import type { Change, Natives, NativesOf, OutputPoint, PhotoFile, PhotoReport } from '@vesika/report';
import sharp from 'sharp';
import { outlinesOf } from './face/outlines.ts';
import { type JudgingRules, judgePhoto } from './judge-photo.ts';
import type { CutOutMeasure } from './measure/cut-out/measure-cut-out.ts';
import { jpegQuality } from './measure/original/jpeg-quality.ts';
import { type FramedPicture, measurePicture } from './measure-picture.ts';

/** A finished file with what is needed to judge it. */
export interface FinishedPhoto extends Omit<FramedPicture, 'dpi' | 'densityStated'> {
  /** `picture` is decoded from them. */
  bytes: Buffer;
  /** Of the file that is handed in, where it is not of `bytes` alone. */
  fileBytes?: number;
  /** What was measured on the original; on the picture itself where it was only checked. */
  sourceNatives: Natives;
  /** Of how the person was cut out; null where no background was replaced. */
  cutOut: CutOutMeasure | null;
  /** Density at which the record's size is printed, whatever a file that was not made here states. */
  nominalDpi: (widthPx: number) => number;
  changes: Change[];
}

/** Measures the picture as it will be handed out, and judges what was measured. */
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

/** Nothing else is decoded. */
const mimeOf = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

async function fileFacts({
  bytes,
  fileBytes = bytes.length,
  picture,
}: FinishedPhoto): Promise<{ photo: PhotoFile; densityStated: boolean }> {
  const { format, density } = await sharp(bytes).metadata();
  return {
    photo: {
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      dpi: density ?? 0,
      bytes: fileBytes,
      mime: mimeOf[format as keyof typeof mimeOf],
    },
    densityStated: density !== undefined,
  };
}

function outputPoint({ x, y }: { x: number; y: number }): OutputPoint {
  return { xPx: x, yPx: y };
}
