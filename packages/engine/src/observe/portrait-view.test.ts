import { allRequirements } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { heightAboveEyes } from '../face/face-axes.ts';
import { syntheticFace } from '../face/synthetic-face.fixture.ts';
import { solveFrame } from '../frame/frame.ts';
import { outputSize } from '../frame/output-size.ts';
import { compose, invert, transformPoint } from '../geometry/similarity.ts';
import { photoLimits } from '../limits/photo-limits.ts';
import { headLine } from '../measure/head/head-line.ts';
import { hairHeadsIn, portraitHeadPx, portraitView } from './portrait-view.ts';

const source = { widthPx: 6000, heightPx: 8000 };
const mesh = syntheticFace<'source'>({ x: 3000, y: 3800, interEyePx: 400 });
const turned = (radians: number) => {
  const xyz = Float32Array.from(mesh.xyz);
  for (let i = 0; i < xyz.length; i += 3) {
    const [x, y] = [mesh.xyz[i]! - 3000, mesh.xyz[i + 1]! - 3800];
    xyz[i] = 3000 + x * Math.cos(radians) - y * Math.sin(radians);
    xyz[i + 1] = 3800 + x * Math.sin(radians) + y * Math.cos(radians);
  }
  return { xyz };
};

/** Without a matte if `hair` is null; high hair stands beside the midline, which has little. */
function headWithHair(hair: number | null) {
  const bald = headLine(mesh, null);
  if (hair === null) return bald;
  const heightAt = (heads: number) =>
    heightAboveEyes(bald.axes, { x: bald.crown.x, y: bald.crown.y - heads * bald.headHeightPx });
  const [onMidline, highest] = [heightAt(Math.min(hair, 0.08)), heightAt(hair)];
  return headLine(mesh, { onMidline, highest, isMidlineCut: false, isCut: false });
}

/** Its face of 22 to 25 mm on 60 mm: the frame ends 0.04 heads above the view, where wall is, and 0.08 below, in the body. */
const beyond = { countryCode: 'KW', documentType: 'passport' } as const;

describe('portraitView', () => {
  it('shows the head level and at the same size, whatever its size and roll in the original', () => {
    const [upright, ...others] = [0, 0.3, -0.7].map((radians) => {
      const face = turned(radians);
      const { toPortrait } = portraitView(face, source);
      const { crown, chin } = headLine(face, null);
      const [top, bottom] = [transformPoint(toPortrait, crown), transformPoint(toPortrait, chin)];
      expect(bottom.x).toBeCloseTo(top.x, 1);
      return bottom.y - top.y;
    });
    expect(Math.abs(upright! - portraitHeadPx)).toBeLessThan(0.05 * portraitHeadPx);
    for (const other of others) expect(other).toBeCloseTo(upright!, 1);
  });

  it.each([null, 0, 0.1, 0.2, 0.3, 0.4, 0.5])(
    'contains the frame of every document with hair of %s heads',
    (hair) => {
      const { toPortrait, size } = portraitView(mesh, source, hair ?? 0);
      const head = headWithHair(hair);
      const outside = allRequirements().filter((requirement) => {
        if (
          requirement.countryCode === beyond.countryCode &&
          requirement.documentType === beyond.documentType
        )
          return false;
        const output = outputSize(requirement);
        const { toOutput } = solveFrame({
          head,
          limits: photoLimits(requirement),
          size: output,
          edges: { ...source, counts: { top: false, bottom: false, left: false, right: false } },
        });
        const inPortrait = compose(toPortrait, invert(toOutput));
        const from = transformPoint(inPortrait, { x: 0, y: 0 });
        const to = transformPoint(inPortrait, { x: output.widthPx, y: output.heightPx });
        return from.x < 0 || from.y < 0 || to.x > size.widthPx || to.y > size.heightPx;
      });
      expect(outside.map(({ countryCode, documentType }) => `${countryCode} ${documentType}`)).toEqual([]);
    },
  );

  it('knows the height of the hair from the rows above it', () => {
    const view = portraitView(mesh, source);
    expect(hairHeadsIn(view, view.crownRow)).toBe(0);
    expect(hairHeadsIn(view, view.crownRow - 0.2 * portraitHeadPx)).toBeCloseTo(0.2);
  });

  it('ends where the original ends', () => {
    const { toPortrait, size } = portraitView(mesh, { widthPx: 4000, heightPx: 5000 });
    const corner = transformPoint(toPortrait, { x: 4000, y: 5000 });
    expect(size.widthPx).toBe(Math.round(corner.x));
    expect(size.heightPx).toBe(Math.round(corner.y));
  });
});
