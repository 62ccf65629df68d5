import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedSessions } from '../../fixtures/opened-nets.ts';
import { drawPortrait } from '../../fixtures/portrait/draw-portrait.ts';
import { havePortraits, landmarksOf, portraitsOf, readPortrait } from '../../fixtures/shared-portraits.ts';
import type { Sessions } from '../nets/sessions.ts';
import type { Raster } from '../raster/raster.ts';
import { findFaces } from './find-face.ts';

const proxyPx = 1024;
/** Indices of mesh points. */
const [irisImageLeft, irisImageRight, chin] = [468, 473, 152];

let sessions: Sessions;
beforeAll(async () => {
  sessions = await openedSessions();
});

const found = new Map<string, ReturnType<typeof findIn>>();
/** The faces of a portrait and the picture they were found in, computed once. */
function facesOf(path: string): ReturnType<typeof findIn> {
  const faces = found.get(path) ?? findIn(path);
  found.set(path, faces);
  return faces;
}

async function findIn(path: string) {
  const { proxy, shrink } = await readProxy(path);
  return { proxy, shrink, ...(await findFaces(proxy, sessions)) };
}

/** The picture at the size at which the engine detects faces, and its scale relative to the file. */
async function readProxy(path: string): Promise<{ proxy: Raster; shrink: number }> {
  const upright = await sharp(readPortrait(path), { failOn: 'none' })
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const { data, info } = await sharp(upright.data, { raw: { width, height, channels } })
    .resize(proxyPx, proxyPx, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { proxy: { data, widthPx: info.width, heightPx: info.height }, shrink: info.width / width };
}

async function turned({ data, widthPx, heightPx }: Raster, degrees: number): Promise<Raster> {
  const { data: turnedData, info } = await sharp(data, {
    raw: { width: widthPx, height: heightPx, channels: 3 },
  })
    .rotate(degrees, { background: '#888' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: turnedData, widthPx: info.width, heightPx: info.height };
}

function pointOf(xyz: Float32Array, point: number): [x: number, y: number] {
  return [xyz[3 * point]!, xyz[3 * point + 1]!];
}

function distance(p: readonly number[], q: readonly number[]): number {
  return Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((p, q) => p - q);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Paths and face counts of the manifest, without the files that the decoder refuses. */
function expectedFaceCounts(): Array<[path: string, faces: number]> {
  const classes = new Set([
    ...portraitsOf('good_single', 'children', 'glasses_occlusion', 'expression_pose'),
    ...portraitsOf('no_face', 'multi_face', 'technical'),
  ]);
  if (!havePortraits) return [['no portraits here', 0]];
  return readPortrait('MANIFEST.tsv')
    .toString()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([path]) => classes.has(path!) && !/svg|bomb|avif/.test(path!))
    .map(([path, , faces]) => [path!, Number.parseInt(faces!, 10)]);
}

describe('findFaces', () => {
  it('finds the drawn sitter', async () => {
    const drawn = drawPortrait();
    const { faces, main } = await findFaces(drawn, sessions);
    expect(faces).toHaveLength(1);
    expect(main!.score).toBeGreaterThan(0.9);
    expect(main!.mesh.xyz).toHaveLength(478 * 3);
  });

  it('finds no face on an empty wall, however small', async () => {
    const wall = { data: new Uint8Array(7 * 5 * 3).fill(180), widthPx: 7, heightPx: 5 };
    expect(await findFaces(wall, sessions)).toEqual({ faces: [], doubtful: [], main: null, mainBox: null });
  });
});

describe.skipIf(!havePortraits)('findFaces on the shared portraits', () => {
  it.each(expectedFaceCounts())('%s: %i', async (path, count) => {
    const { faces, main } = await facesOf(path);
    expect(faces).toHaveLength(count);
    expect(main === null).toBe(count === 0);
    const areas = faces.map(({ box }) => box.width * box.height);
    expect(areas).toEqual(areas.toSorted((p, q) => q - p));
  });

  it('locates pupils and chin where human annotators did', async () => {
    const pupilErrors: number[] = [];
    const chinErrors: number[] = [];
    for (const path of portraitsOf('good_single', 'matting_gt')) {
      const truth = landmarksOf(path);
      if (!truth) continue;
      const { main, shrink } = await facesOf(path);
      const { pupil_image_left: left, pupil_image_right: right, chin: trueChin } = truth;
      const pupilDistance = distance(left!, right!);
      const errorOf = (point: number, expected: [number, number]) =>
        distance(
          pointOf(main!.mesh.xyz, point).map((value) => value / shrink),
          expected,
        ) / pupilDistance;
      pupilErrors.push(errorOf(irisImageLeft, left!), errorOf(irisImageRight, right!));
      chinErrors.push(errorOf(chin, trueChin!));
    }
    expect(chinErrors.length).toBeGreaterThanOrEqual(10);
    expect(percentile(pupilErrors, 0.9)).toBeLessThanOrEqual(0.03);
    expect(percentile(chinErrors, 0.9)).toBeLessThanOrEqual(0.06);
  });

  it.each([45, 90, 135, 180, 225, 270, 315])('follows heads rotated by %i degrees', async (degrees) => {
    for (const path of portraitsOf('good_single').slice(0, 4)) {
      const { proxy, main: uprightFace } = await facesOf(path);
      const upright = uprightFace!.mesh.xyz;
      const picture = await turned(proxy, degrees);
      const { main } = await findFaces(picture, sessions);
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const carried = ([x, y]: [number, number]): [number, number] => {
        const [dx, dy] = [x - proxy.widthPx / 2, y - proxy.heightPx / 2];
        return [dx * cos - dy * sin + picture.widthPx / 2, dx * sin + dy * cos + picture.heightPx / 2];
      };
      const pupilDistance = distance(pointOf(upright, irisImageLeft), pointOf(upright, irisImageRight));
      for (const point of [irisImageLeft, irisImageRight, chin]) {
        const error = distance(pointOf(main!.mesh.xyz, point), carried(pointOf(upright, point)));
        expect(error / pupilDistance).toBeLessThan(0.08);
      }
    }
  });
});
