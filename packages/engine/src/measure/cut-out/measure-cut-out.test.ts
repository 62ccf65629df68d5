import { describe, expect, it } from 'vitest';
import type { Raster } from '../../raster/raster.ts';
import type { Rgb } from '../../raster/rgb.ts';
import type { CutOutView } from './evidence.ts';
import { measureCutOut, measureFinishedCutOut } from './measure-cut-out.ts';

const [widthPx, heightPx] = [110, 130];
const interEyePx = 26;
const face = { x: 55, y: 60, across: 27, down: 36 };

type Place = (x: number, y: number) => boolean;

const ellipse =
  (x: number, y: number, across: number, down: number): Place =>
  (px, py) =>
    ((px - x) / across) ** 2 + ((py - y) / down) ** 2 < 1;
const isFace = ellipse(face.x, face.y, face.across, face.down);
const isHair = ellipse(face.x, 52, 33, 40);
const isShirt: Place = (x, y) => y > 100 && Math.abs(x - face.x) < 25 + (y - 100);
const isPerson: Place = (x, y) => isFace(x, y) || isHair(x, y) || isShirt(x, y);
/** A piece of wall that touches the head. */
const isPiece = ellipse(93, 50, 9, 11);
const isEarSide = ellipse(84, 58, 8, 10);

/** Skin, dark hair and a white shirt in front of a wall, with a little grain. */
function pictureOf(wall: Rgb, shown: Place | null = null): Raster {
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) {
    const [x, y] = [i % widthPx, Math.floor(i / widthPx)];
    const ground = shown && !shown(x, y) ? ([255, 255, 255] as const) : wall;
    const colour = isFace(x, y)
      ? [196, 150, 128]
      : isHair(x, y)
        ? [52, 40, 34]
        : isShirt(x, y)
          ? [236, 236, 238]
          : ground;
    for (let c = 0; c < 3; c++) data[3 * i + c] = colour[c]! - ((i * 7 + c * 3) % 5);
  }
  return { data, widthPx, heightPx };
}

function viewOf(picture: Raster, isRetained: Place, probability = personProbability): CutOutView<'output'> {
  return {
    picture,
    kept: Uint8Array.from({ length: widthPx * heightPx }, (_, i) =>
      isRetained(i % widthPx, Math.floor(i / widthPx)) ? 255 : 0,
    ),
    covered: null,
    personProbability: probability,
    face: Array.from({ length: 36 }, (_, k) => ({
      x: face.x + face.across * Math.cos((k * Math.PI) / 18),
      y: face.y + face.down * Math.sin((k * Math.PI) / 18),
    })),
    interEyePx,
  };
}

/** A net that segments the person correctly. */
const personProbability = Float32Array.from({ length: widthPx * heightPx }, (_, i) =>
  isPerson(i % widthPx, Math.floor(i / widthPx)) ? 0.95 : 0.05,
);
/** A net that makes the same error as the matte. */
const wrongProbability = personProbability.map((share, i) =>
  isPiece(i % widthPx, Math.floor(i / widthPx)) ? 0.7 : share,
);

const blue: Rgb = [60, 110, 200];
const facePx = Math.PI * face.across * face.down;

function measured(isRetained: Place, probability = personProbability) {
  return measureCutOut(viewOf(pictureOf(blue), isRetained, probability));
}

describe('measureCutOut', () => {
  it('finds nothing when the matte follows the edge of the person', () => {
    expect(measured(isPerson)).toEqual({
      natives: { leftoverShare: 0, leftoverCertainShare: 0, lostShare: 0, lostCertainShare: 0 },
      leftovers: [],
      losses: [],
    });
  });

  it('finds a piece of wall beside the head, with its area and outline', () => {
    const { natives, leftovers, losses } = measured((x, y) => isPerson(x, y) || isPiece(x, y));
    const areaPx = personProbability.filter((_, i) => {
      const [x, y] = [i % widthPx, Math.floor(i / widthPx)];
      return isPiece(x, y) && !isPerson(x, y);
    }).length;
    expect(natives.leftoverShare! / (areaPx / facePx)).toBeGreaterThan(0.6);
    expect(natives.leftoverShare! / (areaPx / facePx)).toBeLessThan(1.4);
    expect(natives.leftoverCertainShare).toBeGreaterThan(0.012);
    expect(losses).toEqual([]);
    expect(leftovers).toHaveLength(1);
    const xs = leftovers[0]!.filter((_, at) => at % 2 === 0);
    expect(Math.min(...xs)).toBeGreaterThan(80);
    expect(Math.max(...xs)).toBeLessThan(105);
  });

  it('finds the piece by its colours when the second pass makes the same error', () => {
    const { natives } = measured((x, y) => isPerson(x, y) || isPiece(x, y), wrongProbability);
    expect(natives.leftoverShare).toBeGreaterThan(0.006);
  });

  it('finds a part of the person that was removed', () => {
    const { natives, leftovers, losses } = measured((x, y) => isPerson(x, y) && !isEarSide(x, y));
    expect(natives.lostShare).toBeGreaterThan(0.006);
    expect(losses).toHaveLength(1);
    expect(leftovers).toEqual([]);
  });

  it('finds nothing outside the original', () => {
    const view = viewOf(pictureOf(blue), (x, y) => isPerson(x, y) || isPiece(x, y));
    const covered = view.kept.map((_, i) => (i % widthPx < 80 ? 1 : 0));
    expect(measureCutOut({ ...view, covered }).leftovers).toEqual([]);
  });
});

describe('measureFinishedCutOut', () => {
  const finished = (isRetained: Place) =>
    measureFinishedCutOut(viewOf(pictureOf(blue, isRetained), isRetained));

  it('finds a piece of another wall in front of the replaced one, but never with certainty', () => {
    const { natives } = finished((x, y) => isPerson(x, y) || isPiece(x, y));
    expect(natives.leftoverShare).toBeGreaterThan(0.006);
    expect(natives).toMatchObject({ leftoverCertainShare: 0, lostShare: null });
  });

  it('finds nothing in a correct cut-out', () => {
    expect(finished(isPerson).natives.leftoverShare).toBe(0);
  });
});
