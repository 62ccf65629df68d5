import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Verdict } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openedEngine, openedSessions } from '../../packages/engine/fixtures/opened-nets.ts';
import { findings } from '../../packages/engine/src/checks/findings.fixture.ts';
import { sharpness } from '../../packages/engine/src/checks/quality.ts';
import { decodeFinished } from '../../packages/engine/src/decode/decode.ts';
import { faceView } from '../../packages/engine/src/face/face-view.ts';
import { transformMesh } from '../../packages/engine/src/geometry/similarity.ts';
import type { FaceMesh } from '../../packages/engine/src/geometry/spaces.ts';
import { measureSharpness } from '../../packages/engine/src/measure/sharpness.ts';
import { locateFace } from '../../packages/engine/src/observe/locate-face.ts';
import { patchOf } from '../../packages/engine/src/raster/patch.ts';
import type { Raster } from '../../packages/engine/src/raster/raster.ts';
import { drawPatch } from '../../packages/engine/src/raster/resample.ts';
import { renderPreview } from '../../packages/engine/src/rendition/render.ts';
import { rasterOf, type StolenPreview, thefts } from './thefts.ts';

const { requirement } = findRequirement({ countryCode: 'DE', documentType: 'passport' })!;
const previewCount = 10;

describe.each([
  ['sweater', 600],
  ['collar', undefined],
] as const)('a photo stolen from previews of %s at %s dpi', (face, dpi) => {
  it('fails the check for sharpness, whatever is done to the previews', async () => {
    const engine = await openedEngine();
    const original = await readFile(join(import.meta.dirname, '../showcase/faces', `${face}.jpg`));
    const made = await engine.makePhoto(original, {
      requirement,
      ...(dpi && { dpi }),
      background: 'replace',
      formats: ['png'],
    });
    const paid = await rasterOf(made.files[0]!.bytes);
    const { mesh } = await locateFace<'source'>(paid, await openedSessions());
    expect(paid.widthPx).toBe(dpi ? 827 : 413);
    expect(await sharpnessOf(paid)).toBe('pass');
    const wallRgb = [paid.data[0]!, paid.data[1]!, paid.data[2]!] as const;
    const stolen = await thefts({
      previews: await Promise.all(moves.map((move) => previewIn(move, paid, mesh))),
      mesh,
      size: paid,
      wallRgb,
      isWall: (pixel) => [0, 1, 2].every((c) => paid.data[pixel * 3 + c] === wallRgb[c]),
    });
    for (const { name, picture } of stolen) {
      if (process.env.SHOW) await show(name, picture, paid);
      expect.soft(await sharpnessOf(picture), name).toBe('fail');
    }
  }, 600_000);
});

/** Turns, scales and shifts of the frame: the first leaves it as it is. */
const moves: StolenPreview['move'][] = Array.from({ length: previewCount }, (_, n) => {
  const scale = 1 + 0.02 * Math.sin(n * 2.4);
  const turn = 0.03 * Math.sin(n * 1.7);
  return {
    a: scale * Math.cos(turn),
    b: scale * Math.sin(turn),
    tx: 9 * Math.sin(n * 5.1),
    ty: 7 * Math.sin(n * 3.3),
  };
});

async function previewIn(
  move: StolenPreview['move'],
  photo: Raster,
  mesh: FaceMesh<'source'>,
): Promise<StolenPreview> {
  const moved = drawPatch(patchOf(photo), move, photo, 'bicubic');
  const file = await renderPreview(moved, transformMesh(move, mesh));
  return { file, move };
}

/** Verdict of the check for sharpness alone, as a whole check of every picture would mostly cut it out. */
async function sharpnessOf(picture: Raster): Promise<Verdict> {
  const saved = await decodeFinished(await savedAs(picture));
  const { mesh } = await locateFace<'output'>(saved, await openedSessions());
  const view = faceView<'output'>({ picture: saved, mesh, matte: null, covered: null, painted: false });
  const { interEyePx } = view.axes;
  return sharpness(findings({ natives: measureSharpness(view) }, { interEyePx })).verdict;
}

async function verdictsOf(picture: Raster): Promise<Record<string, string>> {
  const engine = await openedEngine();
  const { checks } = await engine.checkPhoto(await savedAs(picture), { requirement });
  return Object.fromEntries(checks.map(({ id, verdict }) => [id, verdict]));
}

function savedAs({ data, widthPx, heightPx }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 95 })
    .withMetadata({ density: 600 })
    .toBuffer();
}

/** Prints the figures of decision 043: distance from the paid file, and the checks that get worse. */
async function show(name: string, picture: Raster, paid: Raster): Promise<void> {
  const [verdicts, paidVerdicts] = [await verdictsOf(picture), await verdictsOf(paid)];
  const error = picture.data.reduce((sum, value, at) => sum + (value - paid.data[at]!) ** 2, 0);
  const decibels = 10 * Math.log10(255 ** 2 / (error / picture.data.length));
  const worse = Object.entries(verdicts).filter(([id, verdict]) => verdict !== paidVerdicts[id]);
  console.log(`${decibels.toFixed(1)} dB  ${name}: ${worse.map((entry) => entry.join(' ')).join(', ')}`);
}
