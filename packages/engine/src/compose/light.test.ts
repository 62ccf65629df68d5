import { describe, expect, it } from 'vitest';
import { faceOval } from '../face/face-points.ts';
import { labFromLinear, linearFromByte } from '../raster/colour.ts';
import type { Raster } from '../raster/raster.ts';
import { applyLight, planLight, planOriginalLight } from './light.ts';

const side = 200;

/** A face of one colour, with a highlight on a tenth of its pixels. */
function face(rgb: [number, number, number], highlight = 1.35): Raster {
  const data = new Uint8Array(side * side * 3);
  for (let i = 0; i < side * side; i++) {
    const gain = i % 10 === 0 ? highlight : 1;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = Math.min(255, rgb[c]! * gain);
  }
  return { data, widthPx: side, heightPx: side };
}

const xyz = new Float32Array(478 * 3);
for (const [i, vertex] of faceOval.entries()) {
  const angle = (i / faceOval.length) * 2 * Math.PI;
  xyz[vertex * 3] = 100 + 60 * Math.sin(angle);
  xyz[vertex * 3 + 1] = 100 - 80 * Math.cos(angle);
}
const mesh = { xyz };

function relit(picture: Raster) {
  const plan = planLight(picture, mesh);
  const [, , , red, green, blue] = applyLight(picture.data, plan) as unknown as number[];
  return {
    plan,
    lab: labFromLinear([linearFromByte(red!), linearFromByte(green!), linearFromByte(blue!)]),
    red,
  };
}

describe('planLight', () => {
  it.each<[string, [number, number, number]]>([
    ['fair', [224, 178, 154]],
    ['olive', [190, 140, 110]],
    ['dark', [112, 76, 58]],
  ])('leaves well-lit %s skin alone', (_, rgb) => {
    const picture = face(rgb, rgb[0] < 150 ? 2 : 1.2);
    const before = picture.data.slice();
    expect(relit(picture).plan.changes).toEqual([]);
    expect(picture.data).toEqual(before);
  });

  it('brightens a dark face by one stop at most, and records it', () => {
    const { plan, red } = relit(face([40, 28, 22]));
    expect(plan.changes).toEqual([{ what: 'exposure', amount: 1, unit: 'EV' }]);
    expect(red).toBeGreaterThan(50);
  });

  it('leaves skin of any colour alone when no white of an eye shows the colour of the light', () => {
    expect(relit(face([240, 150, 160])).plan.changes).toEqual([]);
  });

  it('keeps a black-and-white picture black and white', () => {
    const { plan, lab } = relit(face([150, 150, 150]));
    expect(plan.changes).toEqual([]);
    expect(Math.abs(lab[1])).toBeLessThan(0.5);
  });

  it('does not correct clipped skin', () => {
    expect(relit(face([255, 252, 246])).plan.changes).toEqual([]);
  });
});

describe('planOriginalLight', () => {
  it('plans from the kept pixels, wherever they lie in the original and at whatever scale they were kept', () => {
    const dark = face([40, 28, 22]);
    const box = { left: 300, top: 300, width: 400, height: 400 };
    const alone = { faceCount: 1, otherFaceShare: 0, box, others: [], whole: [], chosenAt: null };
    const original = { mesh: { xyz: xyz.map((value) => 4 * value + 300) } };
    const patch = { raster: dark, left: 300, top: 300, scaleX: 0.25, scaleY: 0.25 };
    const plan = planOriginalLight({ patch, face: { ...original, ...alone } });
    expect(plan.changes).toEqual([{ what: 'exposure', amount: 1, unit: 'EV' }]);
  });
});
