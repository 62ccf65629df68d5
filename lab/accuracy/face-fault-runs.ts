import type { CheckId, Verdict } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { type OriginalFault, originalFaults } from '../../packages/engine/fixtures/faults/original-faults.ts';
import { bytesOf } from '../../packages/engine/fixtures/faults/saved.ts';
import type { Scene } from '../../packages/engine/fixtures/faults/scene.ts';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { decodeFinished } from '../../packages/engine/src/decode/decode.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import { faceAxes } from '../../packages/engine/src/face/face-axes.ts';
import { judgePhoto } from '../../packages/engine/src/judge-photo.ts';
import { makePhoto } from '../../packages/engine/src/make-photo.ts';
import { measurePicture } from '../../packages/engine/src/measure-picture.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import type { Raster } from '../../packages/engine/src/raster/raster.ts';
import type { CollectionPerson } from '../people/collection-people.ts';

/** Faults that the face alone shows, so that neither matting nor framing is needed to judge them; headwear needs both. */
const ids: readonly string[] = [
  'eyes-62-closed',
  'gaze-aside',
  'noise-18',
  'blurred-side-5px',
  'side-light-2ev',
  'ceiling-light-2.5ev',
  'bright-1ev',
  'person-beside',
  'wire-glasses',
  'beanie',
];
export const faceFaults = originalFaults.filter(({ id }) => ids.includes(id));

/** Verdicts of the checks in charge, on the portrait without and with a fault; 'refused' if no photo would be made. */
export interface FaceFaultRun {
  person: CollectionPerson;
  fault: OriginalFault;
  clean: Verdicts;
  faulty: Verdicts | 'refused';
}

type Verdicts = ReadonlyMap<CheckId, Verdict>;

/** Inter-eye distance at which faults are drawn, and by how much the picture is then reduced to the size of a photo. */
const drawnInterEyePx = 220;
const reducedBy = 0.5;

/** Draws faults into the portrait of every person and judges them. */
export async function runFaceFaults(
  people: readonly CollectionPerson[],
  faults: readonly OriginalFault[],
  sessions: Sessions,
): Promise<FaceFaultRun[]> {
  const runs: FaceFaultRun[] = [];
  for (const person of people) {
    const whole = await decodeFinished(readPortrait(person.path));
    const { mesh } = await locateFace<'output'>(whole, sessions);
    const factor = drawnInterEyePx / faceAxes(mesh).interEyePx;
    const picture = await resized(whole, factor);
    const { widthPx, heightPx } = picture;
    const alpha = new Uint8Array(widthPx * heightPx).fill(255);
    const scene: Scene = {
      picture,
      mesh: { xyz: mesh.xyz.map((value) => value * factor) },
      matte: { alpha, widthPx, heightPx },
    };
    const clean = await judged(scene, null, sessions);
    if (clean === 'refused') continue;
    for (const fault of faults) {
      runs.push({ person, fault, clean, faulty: await judged(await fault.apply(scene), fault, sessions) });
    }
  }
  return runs;
}

const documentOf = (countryCode = 'DE') =>
  findRequirement({ countryCode, documentType: 'passport' })!.requirement;
const dpi = 300;
/** Judged by the matte, so in a whole photo. */
const headwear: CheckId = 'no-head-coverings';

/**
 * Verdicts of the checks in charge of a fault. Without a fault: of the checks of all faults, each judged for the document
 * of its fault.
 */
async function judged(
  scene: Scene,
  fault: OriginalFault | null,
  sessions: Sessions,
): Promise<Verdicts | 'refused'> {
  const file = await bytesOf({ ...scene, picture: await resized(scene.picture, reducedBy) });
  const picture = await decodeFinished(file);
  try {
    const face = await locateFace<'output'>(picture, sessions);
    const { measures, natives } = measurePicture({
      ...face,
      picture,
      matte: null,
      covered: null,
      painted: null,
      headAdjustment: null,
      making: null,
      dpi,
      densityStated: true,
    });
    const { widthPx, heightPx } = picture;
    const photo = { widthPx, heightPx, dpi, bytes: 0, mime: 'image/jpeg' } as const;
    const measured = { photo, measures, natives, changes: [] };
    const faults = fault ? [fault] : faceFaults;
    const inCharge = faults.flatMap(({ checks, countryCode }) =>
      judgePhoto(measured, { requirement: documentOf(countryCode) }).checks.filter(({ id }) =>
        checks.includes(id),
      ),
    );
    if (faults.some(({ checks }) => checks.includes(headwear))) {
      const { report } = await makePhoto(file, { requirement: documentOf() }, sessions);
      inCharge.push(...report.checks.filter(({ id }) => id === headwear));
    }
    return new Map(inCharge.map(({ id, verdict }) => [id, verdict]));
  } catch (error) {
    if (error instanceof EngineError) return 'refused';
    throw error;
  }
}

async function resized({ data, widthPx, heightPx }: Raster, factor: number): Promise<Raster> {
  const { data: smaller, info } = await sharp(data, {
    raw: { width: widthPx, height: heightPx, channels: 3 },
  })
    .resize(Math.round(widthPx * factor), Math.round(heightPx * factor))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: smaller, widthPx: info.width, heightPx: info.height };
}
