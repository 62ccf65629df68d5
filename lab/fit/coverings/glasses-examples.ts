import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { glassesFrame, lensTint } from '../../../packages/engine/fixtures/faults/worn.ts';
import { type Random, randomOf } from '../../../packages/engine/fixtures/random.ts';
import type { FaceMesh } from '../../../packages/engine/src/geometry/spaces.ts';
import { faceCells } from '../../../packages/engine/src/measure/coverings/face-cells.ts';
import { glassesFeatures } from '../../../packages/engine/src/measure/coverings/glasses-features.ts';
import type { Raster } from '../../../packages/engine/src/raster/raster.ts';
import type { AlignedPortrait } from './aligned-portraits.ts';
import { graded } from './drawn/lighting.ts';
import { type Sitter, sidePx, sitterOf } from './drawn/sitter.ts';
import type { OpenPortrait } from './open-people.ts';

export interface GlassesExample {
  portrait: OpenPortrait;
  stage: AlignedPortrait['stage'];
  kind: string;
  isWorn: boolean;
  features: Float32Array;
}

/** Pictures that show glasses although their label does not mention them. */
const alsoWorn = /closed_EyeGaz_5_4|bandana_Access_3_2|hat2_Access_4_4|up_EyeGaz_3_6/;

function wearsGlasses({ seen, path }: OpenPortrait): boolean {
  return (/glasses/.test(seen) && !/no glasses/.test(seen)) || alsoWorn.test(path);
}

/** Returns faces of one half with and without glasses, cached in `folder`. */
export async function glassesExamples(
  portraits: readonly AlignedPortrait[],
  folder: string,
): Promise<GlassesExample[]> {
  mkdirSync(folder, { recursive: true });
  const examples: GlassesExample[] = [];
  for (const [i, aligned] of portraits.entries()) {
    const { portrait, stage } = aligned;
    if (/under-exposed/.test(portrait.seen)) continue;
    if (portrait.half === 'report' && stage === 'draft') continue;
    const isWorn = wearsGlasses(portrait);
    const isFit = portrait.half === 'fit';
    const lit = isFit && stage === 'draft' ? ['graded-0', 'graded-1'] : [];
    const drawn = isFit && !isWorn && i % 3 === 0 ? ['drawn'] : [];
    for (const kind of ['as-is', ...lit, ...drawn]) {
      const file = join(folder, `${basename(portrait.path)}-${stage}-${kind}.bin`);
      if (!existsSync(file)) {
        const raster = kind === 'as-is' ? aligned.raster : await changed(sitterOf(aligned), kind);
        writeFileSync(file, new Uint8Array(glassesFeatures(raster, faceCells(raster, aligned.mesh)).buffer));
      }
      const features = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
      examples.push({ portrait, stage, kind, isWorn: isWorn || kind === 'drawn', features });
    }
  }
  return examples;
}

async function changed(sitter: Sitter, kind: string): Promise<Raster> {
  const random = randomOf(`${sitter.portrait.path} ${sitter.stage} ${kind}`);
  const raster = kind === 'drawn' ? await withGlasses(sitter, random) : sitter.raster;
  return kind === 'drawn' && random.chance(0.5) ? raster : graded(sitter, raster, random);
}

async function withGlasses(sitter: Sitter, random: Random): Promise<Raster> {
  const mesh = sitter.mesh as FaceMesh<never>;
  const matte = { alpha: new Uint8Array(sidePx * sidePx).fill(255), widthPx: sidePx, heightPx: sidePx };
  const framed = await glassesFrame({ picture: sitter.raster, mesh, matte }, random.between(0.15, 1));
  return (await lensTint(framed, random.pick([0, 0, 0, 0.3, 1]))).picture;
}
