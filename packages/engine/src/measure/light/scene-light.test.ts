import { describe, expect, it } from 'vitest';
import type { LinearRgb } from '../../raster/colour.ts';
import { sceneTint } from './scene-light.ts';

const skinLight = 0.3;
const white: LinearRgb = [0.7, 0.7, 0.7];
const black: LinearRgb = [0.03, 0.03, 0.03];
/** Red and blue that a bulb adds to the light, natural logarithms. */
const bulb = [0.35, -0.7] as const;

function under([red, blue]: readonly [number, number], colour: LinearRgb): LinearRgb {
  return [colour[0] * Math.exp(red), colour[1], colour[2] * Math.exp(blue)];
}
function surface(colour: LinearRgb): LinearRgb[] {
  return Array.from({ length: 500 }, (_, i) => {
    const shade = 0.9 + 0.2 * (i / 500);
    return [colour[0] * shade, colour[1] * shade, colour[2] * shade];
  });
}
const lit = (colour: LinearRgb) => surface(under(bulb, colour));
const dull: LinearRgb = [0.5, 0.5, 0.5];

describe('the light of a scene', () => {
  it('has the colour of a plain wall and a white shirt that agree', () => {
    const { tint } = sceneTint({ wall: lit(dull), clothes: lit([0.6, 0.6, 0.6]) }, skinLight, null)!;
    expect(tint).toEqual([expect.closeTo(bulb[0], 2), expect.closeTo(bulb[1], 2)]);
  });

  it('has the colour of a plain wall that the white of the eyes confirms', () => {
    expect(sceneTint({ wall: lit(dull), clothes: surface(black) }, skinLight, [0.4, -0.68])).not.toBeNull();
    expect(sceneTint({ wall: lit(dull), clothes: [] }, skinLight, [0.1, -0.2])).toBeNull();
    expect(sceneTint({ wall: lit(dull), clothes: [] }, skinLight, null)).toBeNull();
  });

  it('has the colour of white cloth before a wall of many colours, if the eyes confirm it', () => {
    const wall = [...surface([0.6, 0.2, 0.1]), ...surface([0.1, 0.4, 0.6])];
    expect(sceneTint({ wall, clothes: lit([0.6, 0.6, 0.6]) }, skinLight, [0.4, -0.68])).not.toBeNull();
    expect(sceneTint({ wall, clothes: lit([0.6, 0.6, 0.6]) }, skinLight, [0, 0])).toBeNull();
  });

  it('is neutral before a painted wall, whatever the colour of the eyes, when the shirt is white', () => {
    expect(sceneTint({ wall: lit(dull), clothes: surface(white) }, skinLight, bulb)).toBeNull();
  });

  it('is neutral before a white wall, whatever the colour of a dress or of the eyes', () => {
    const dress = surface([0.7, 0.55, 0.6]);
    expect(sceneTint({ wall: surface(white), clothes: dress }, skinLight, [0.5, 0.1])).toBeNull();
  });

  it('is unknown when the wall is clipped, dark or small', () => {
    for (const wall of [
      surface([1.2, 1, 0.8]),
      surface(under(bulb, [0.05, 0.05, 0.05])),
      lit(dull).slice(0, 50),
    ]) {
      const clipped = wall.map((colour) => colour.map((v) => Math.min(1, v)) as [number, number, number]);
      expect(sceneTint({ wall: clipped, clothes: [] }, skinLight, bulb)).toBeNull();
    }
  });
});
