import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { randomOf } from '../../../packages/engine/fixtures/random.ts';
import { alignedSizePx } from '../../../packages/engine/src/face/aligned-face.ts';
import type { AlphaAt } from '../../../packages/engine/src/face/aligned-matte.ts';
import { faceHull } from '../../../packages/engine/src/face/face-hull.ts';
import { faceTonesOf } from '../../../packages/engine/src/face/skin-model.ts';
import {
  type CrownFeatures,
  crownFeatures,
} from '../../../packages/engine/src/measure/head/crown-features.ts';
import type { Raster } from '../../../packages/engine/src/raster/raster.ts';
import type { AlignedPortrait } from './aligned-portraits.ts';
import { laidOver } from './drawn/drawing.ts';
import { headCoverings } from './drawn/head-coverings.ts';
import { graded } from './drawn/lighting.ts';
import { type Hat, hatOf, putOn } from './drawn/moved-hats.ts';
import { type Sitter, sitterOf } from './drawn/sitter.ts';
import type { OpenPortrait } from './open-people.ts';

export interface HeadExample {
  portrait: OpenPortrait;
  stage: AlignedPortrait['stage'];
  /**
   * 'bare', the label of a covering that the original picture shows, a 'graded' or 'moved' variant, or a kind of
   * headCoverings.
   */
  kind: string;
  isCovered: boolean;
  /** Null where too little of the head is visible. */
  features: CrownFeatures | null;
}

const worn = /hat|cap|bandana|headphones/;
/** Pictures that show a hood or a helmet although their label does not mention it. */
const alsoWorn = /sunglasses_Glasse_6_10|dark_Lighti_3_2/;
/**
 * Labels of portraits that are left out, unless they show a covering, because bare and covered heads cannot be
 * distinguished in them.
 */
const leftOut = /chin up|odd|under-exposed/;

function wornOn({ seen, path }: OpenPortrait): string | null {
  if (alsoWorn.test(path)) return 'hood';
  return worn.test(seen) ? seen : null;
}

/** Whether the portrait shows a hat that can be cut out and put on another head. */
export function wearsHat(portrait: OpenPortrait): boolean {
  const own = wornOn(portrait);
  return own !== null && own !== 'headphones';
}

const everyKind = 4;

/** Returns bare and covered heads of one half, cached in `folder`. */
export function headExamples(portraits: readonly AlignedPortrait[], folder: string): HeadExample[] {
  mkdirSync(folder, { recursive: true });
  const usable = portraits.filter(({ portrait }) => !leftOut.test(portrait.seen) || wornOn(portrait));
  const kinds = Object.keys(headCoverings([], new Set()));
  const donors = lazy(() =>
    usable
      .filter(({ portrait, stage }) => portrait.origin === 'generated' && stage === 'draft')
      .filter(({ portrait }, i) => wearsHat(portrait) || i % 4 === 0)
      .map(sitterOf),
  );
  const wearers = lazy(() => donors().filter(({ portrait }) => wearsHat(portrait)));
  const hats = lazy(() => wearers().flatMap((wearer) => hatOf(wearer) ?? []));
  const examples: HeadExample[] = [];
  for (const [i, aligned] of usable.entries()) {
    const { portrait, stage } = aligned;
    if (portrait.half === 'report' && stage === 'draft') continue;
    const own = wornOn(portrait);
    const isPhotograph = portrait.origin === 'photograph';
    const drawn = isPhotograph ? kinds.filter((_, k) => (k + i) % everyKind === 0) : [];
    const moved = isPhotograph ? ['moved-0', 'moved-1'] : [];
    const lit = portrait.half === 'fit' ? litKinds(stage, isPhotograph) : [];
    const sitter = lazy(() => sitterOf(aligned));
    for (const kind of [own ?? 'bare', ...lit, ...drawn, ...moved]) {
      const file = join(folder, `${basename(portrait.path)}-${stage}-${kind.replaceAll(' ', '_')}.json`);
      if (!existsSync(file)) {
        const isAsItIs = kind === own || kind === 'bare';
        const features = isAsItIs
          ? featuresOf(aligned)
          : drawnFeatures(sitter(), kind, { donors, wearers, hats });
        writeFileSync(file, JSON.stringify(features));
      }
      const features = JSON.parse(readFileSync(file, 'utf8')) as CrownFeatures | null;
      const isBare = own === null && (kind === 'bare' || kind.startsWith('graded'));
      examples.push({ portrait, stage, kind, isCovered: !isBare, features });
    }
  }
  return examples;
}

/**
 * Hard light occurs both on bare heads in real rooms and on hats, so the more bare examples are regraded, the fewer
 * bare heads are mistaken for covered ones.
 */
function litKinds(stage: AlignedPortrait['stage'], isPhotograph: boolean): string[] {
  const kinds = ['graded-0', 'graded-1', 'graded-2', 'graded-3'];
  return stage === 'draft' ? kinds.slice(0, isPhotograph ? 2 : 4) : kinds.slice(2, isPhotograph ? 3 : 4);
}

interface Wardrobe {
  donors: () => Sitter[];
  wearers: () => Sitter[];
  hats: () => Hat[];
}

function drawnFeatures(sitter: Sitter, kind: string, { donors, wearers, hats }: Wardrobe) {
  const random = randomOf(`${sitter.portrait.path} ${sitter.stage} ${kind}`);
  const isLit = kind.startsWith('graded');
  const isGraded = isLit || (sitter.portrait.half === 'fit' && random.chance(0.5));
  const light = (raster: Raster) => (isGraded ? graded(sitter, raster, random) : raster);
  if (isLit) return featuresOf({ ...sitter, raster: light(sitter.raster) });
  if (kind.startsWith('moved')) {
    const drawing = putOn(sitter, random.pick(hats()));
    return featuresOf({
      ...sitter,
      raster: light(laidOver(sitter, drawing, random)),
      alphaAt: alphaOf(drawing.person),
    });
  }
  const drawing = headCoverings(donors(), new Set(wearers()))[kind]!(sitter, random);
  const person = sitter.person.map((value, i) => Math.max(value, drawing.opacity[i]!));
  return featuresOf({
    ...sitter,
    raster: light(laidOver(sitter, drawing, random)),
    alphaAt: alphaOf(person),
  });
}

function featuresOf({ raster, mesh, alphaAt }: Pick<AlignedPortrait, 'raster' | 'mesh' | 'alphaAt'>) {
  return crownFeatures(faceTonesOf(raster, mesh, faceHull(mesh, alignedSizePx)), alphaAt);
}

function alphaOf(person: Float32Array): AlphaAt {
  return (x, y) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= alignedSizePx || row >= alignedSizePx) return -1;
    return 255 * person[row * alignedSizePx + column]!;
  };
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
