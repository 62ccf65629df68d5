import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { randomOf } from '../../../packages/engine/fixtures/random.ts';
import type { FaceMesh } from '../../../packages/engine/src/geometry/spaces.ts';
import { type FaceCells, faceCells } from '../../../packages/engine/src/measure/coverings/face-cells.ts';
import { judgedCells } from '../../../packages/engine/src/measure/coverings/face-cover.ts';
import type { Sessions } from '../../../packages/engine/src/nets/sessions.ts';
import { meshInSquare, squareOfMesh } from '../../../packages/engine/src/observe/face-mesh.ts';
import { RasterPyramid } from '../../../packages/engine/src/observe/warp.ts';
import type { AlignedPortrait } from './aligned-portraits.ts';
import { type Drawing, laidOver } from './drawn/drawing.ts';
import { faceCoverings } from './drawn/face-coverings.ts';
import { graded, inShade } from './drawn/lighting.ts';
import { blurred, type Sitter, sidePx, sitterOf } from './drawn/sitter.ts';
import type { OpenPortrait } from './open-people.ts';

/** The cells of a face and which of them are covered. */
export interface CoverExample {
  portrait: OpenPortrait;
  stage: AlignedPortrait['stage'];
  /** 'clean', one of litKinds, or a kind of faceCoverings. */
  kind: string;
  /** Null where the mesh no longer found a face; such a picture is refused. */
  cells: FaceCells | null;
  /** 1 for every judged cell that is covered, otherwise 0. */
  covered: Uint8Array;
}

/** Labels of portraits to leave out. The remaining faces are bare, apart from clear glasses or a hat on some. */
const leftOut = /sunglasses|under-exposed|odd/;
/** Labels of bare faces in ordinary light, on which coverings are drawn. */
const bare =
  /^(neutral|smiling|afro hair|black hair|blond hair|curls|frontal|nothing worn|red hair|straight hair|old)/;

export function isUsable({ seen }: OpenPortrait): boolean {
  return !leftOut.test(seen);
}

export function isBare({ seen }: OpenPortrait): boolean {
  return bare.test(seen);
}

/**
 * Each portrait gets one in so many kinds. A drawing is seeded with its portrait, stage and kind, so that adding a kind
 * does not change the existing drawings.
 */
const everyKind = { fit: 7, report: 5 } as const;

/** Returns clean and covered faces of one half, cached in `folder` so that fitting again runs no nets. */
export async function coverExamples(
  portraits: readonly AlignedPortrait[],
  sessions: () => Promise<Sessions>,
  folder: string,
): Promise<CoverExample[]> {
  mkdirSync(folder, { recursive: true });
  const examples: CoverExample[] = [];
  const donors = lazy(() =>
    portraits
      .filter(({ portrait, stage }) => portrait.origin === 'generated' && stage === 'draft')
      .filter((_, i) => i % 3 === 0)
      .map(sitterOf),
  );
  const kinds = Object.keys(faceCoverings([]));
  for (const [i, aligned] of portraits.entries()) {
    const { portrait, stage } = aligned;
    if (!isUsable(portrait)) continue;
    if (portrait.half === 'report' && stage === 'draft') continue;
    const every = everyKind[portrait.half];
    const drawn = isBare(portrait) ? kinds.filter((_, k) => (k + 3 * i) % every === 0) : [];
    const lit = portrait.half === 'fit' ? litKinds(i) : [];
    const sitter = lazy(() => sitterOf(aligned));
    for (const kind of ['clean', ...lit, ...drawn]) {
      const file = join(folder, `${basename(portrait.path)}-${stage}-${kind}.bin`);
      if (!existsSync(file)) {
        const made = await example(sitter(), kind, donors, sessions);
        writeFileSync(file, serialize(made));
      }
      examples.push({ portrait, stage, kind, ...deserialize(readFileSync(file)) });
    }
  }
  return examples;
}

/** Variants of a bare face: shaded, regraded, and for some without colour. */
function litKinds(i: number): string[] {
  return [i % 2 === 0 ? 'shade' : 'graded', `graded-${i % 2}`, ...(i % 3 === 0 ? ['grey'] : [])];
}

async function example(
  sitter: Sitter,
  kind: string,
  donors: () => Sitter[],
  sessions: () => Promise<Sessions>,
): Promise<Pick<CoverExample, 'cells' | 'covered'>> {
  const random = randomOf(`${sitter.portrait.path} ${sitter.stage} ${kind}`);
  const { raster, mesh } = sitter;
  if (kind === 'clean')
    return { cells: faceCells(raster, mesh), covered: new Uint8Array(judgedCells.length) };
  const drawing = faceCoverings(donors())[kind]?.(sitter, random) ?? null;
  const isGrey = kind === 'grey';
  const isGraded =
    sitter.portrait.half === 'fit' &&
    (isGrey || kind.startsWith('graded') || (drawing && random.chance(0.5)));
  const plain = drawing ? laidOver(sitter, drawing, random) : raster;
  const shaded = kind === 'shade' ? inShade(sitter, random) : plain;
  const picture = isGraded ? graded(sitter, shaded, random, isGrey) : shaded;
  const found = await meshInSquare(new RasterPyramid(picture), await sessions(), squareOfMesh(mesh));
  if (found.score < 0.7) return { cells: null, covered: new Uint8Array(judgedCells.length) };
  const cells = faceCells(picture, found.mesh as FaceMesh<'aligned'>);
  return { cells, covered: coveredCells(cells, drawing) };
}

/**
 * Side of the blur around a drawing, in px: a cell between strands of hair shows skin, yet its features also see the
 * strands.
 */
const surroundingPx = 9;
const coveredFrom = 0.3;

function coveredCells({ positions }: FaceCells, drawing: Drawing | null): Uint8Array {
  const around = drawing && blurred(drawing.opacity, surroundingPx);
  return Uint8Array.from(judgedCells, (cell) => {
    const [x, y] = [Math.floor(positions[2 * cell]!), Math.floor(positions[2 * cell + 1]!)];
    return around && around[y * sidePx + x]! > coveredFrom ? 1 : 0;
  });
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
