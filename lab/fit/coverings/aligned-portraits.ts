import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRequirement } from '@vesika/requirements';
import { paintBackground } from '../../../packages/engine/src/compose/background.ts';
import { relight } from '../../../packages/engine/src/compose-photo.ts';
import { cutFrame, type FramedPicture } from '../../../packages/engine/src/cut-frame.ts';
import { EngineError } from '../../../packages/engine/src/errors.ts';
import { alignedSizePx } from '../../../packages/engine/src/face/aligned-face.ts';
import { type AlphaAt, alignedAlpha } from '../../../packages/engine/src/face/aligned-matte.ts';
import { faceView } from '../../../packages/engine/src/face/face-view.ts';
import type { FaceMesh } from '../../../packages/engine/src/geometry/spaces.ts';
import type { Sessions } from '../../../packages/engine/src/nets/sessions.ts';
import { observeOriginal } from '../../../packages/engine/src/observe-original.ts';
import { planFor } from '../../../packages/engine/src/photo-plan.ts';
import type { Raster } from '../../../packages/engine/src/raster/raster.ts';
import { type OpenPortrait, portraitFolder } from './open-people.ts';

/** An aligned face with the matte of the person, which is what the engine's measures take. */
export interface AlignedPortrait {
  portrait: OpenPortrait;
  /** `draft` is the picture as photographed; `finished` is relit and has its background painted. */
  stage: 'draft' | 'finished';
  raster: Raster;
  mesh: FaceMesh<'aligned'>;
  alphaAt: AlphaAt;
}

const pixels = alignedSizePx ** 2;
const outside = 255;

/**
 * Returns both stages of a portrait, cropped for a German passport. Results are cached in `folder`, so fitting again
 * runs no nets. A refused portrait yields none, and its error code is printed.
 */
export async function alignedPortraits(
  portrait: OpenPortrait,
  sessions: () => Promise<Sessions>,
  folder: string,
): Promise<AlignedPortrait[]> {
  const stages = ['draft', 'finished'] as const;
  const bytes = readFileSync(join(portraitFolder, portrait.path));
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const fileOf = (stage: string) => join(folder, `${name}-${stage}.bin`);
  if (!stages.every((stage) => existsSync(fileOf(stage)))) {
    mkdirSync(folder, { recursive: true });
    const drafts = await draftsOf(bytes, await sessions(), portrait);
    stages.forEach((stage, i) => {
      writeFileSync(fileOf(stage), drafts ? packed(drafts[i]!, stage) : '');
    });
  }
  return stages.flatMap((stage) => {
    const file = readFileSync(fileOf(stage));
    return file.length === 0 ? [] : unpacked(file, portrait, stage);
  });
}

async function draftsOf(
  bytes: Buffer,
  sessions: Sessions,
  { path }: OpenPortrait,
): Promise<FramedPicture[] | null> {
  const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
  const plan = planFor({ requirement });
  try {
    const observation = await observeOriginal(bytes, sessions);
    const draft = await cutFrame(bytes, observation, plan);
    const lit = relight(draft, observation, plan);
    return [draft, { ...lit, picture: paintBackground(lit, plan.backgroundRgb).picture }];
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    console.log(`${path}: ${error.code}`);
    return null;
  }
}

/**
 * Concatenates picture, matte and mesh. In the matte 255 marks pixels outside the picture, so the person's alpha is
 * capped at 254.
 */
function packed({ picture, mesh, matte, covered }: FramedPicture, stage: string): Buffer {
  const view = faceView({ picture, mesh, matte, covered, painted: stage === 'finished' });
  const alphaAt = alignedAlpha(view)!;
  const alpha = Uint8Array.from({ length: pixels }, (_, i) => {
    const found = alphaAt((i % alignedSizePx) + 0.5, Math.floor(i / alignedSizePx) + 0.5);
    return found < 0 ? outside : Math.min(254, found);
  });
  const xyz = Float32Array.from(view.aligned.mesh.xyz);
  return Buffer.concat([view.aligned.raster.data, alpha, Buffer.from(xyz.buffer)]);
}

function unpacked(file: Buffer, portrait: OpenPortrait, stage: AlignedPortrait['stage']): AlignedPortrait {
  const [rgb, alpha, xyz] = [
    file.subarray(0, 3 * pixels),
    file.subarray(3 * pixels, 4 * pixels),
    new Float32Array(new Uint8Array(file.subarray(4 * pixels)).buffer),
  ];
  return {
    portrait,
    stage,
    raster: { data: new Uint8Array(rgb), widthPx: alignedSizePx, heightPx: alignedSizePx },
    mesh: { xyz },
    alphaAt: (x, y) => {
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (column < 0 || row < 0 || column >= alignedSizePx || row >= alignedSizePx) return -1;
      const found = alpha[row * alignedSizePx + column]!;
      return found === outside ? -1 : found;
    },
  };
}
