import { describe, expect, it } from 'vitest';
import { faceAxes } from '../../face/face-axes.ts';
import { posedFace } from '../../face/posed-face.fixture.ts';
import { syntheticFace } from '../../face/synthetic-face.fixture.ts';
import { chinPerMesh } from './crown.ts';
import { hairTop } from './hair-top.ts';
import { headLine } from './head-line.ts';
import { headPose } from './head-pose.ts';

const mesh = syntheticFace<'source'>({ x: 500, y: 500, interEyePx: 100 });

/** A head whose hair ends `height` inter-eye distances above the eyes, in a picture whose first row is `top`. */
function personUpTo(height: number, top = -1000) {
  return (_x: number, y: number) => (y < top ? null : y > 500 - height * 100);
}

describe('headLine', () => {
  it('places the chin slightly below that of the mesh, and the crown on the midline', () => {
    const head = headLine(mesh, null);
    expect(head.chin.x).toBeCloseTo(500);
    expect(head.chin.y).toBeCloseTo(500 + 175 * chinPerMesh, 1);
    expect(head.crown.x).toBeCloseTo(500);
    expect(head.headHeightPx).toBeCloseTo(head.chin.y - head.crown.y);
  });

  it('never places the crown of a bald head above its outline', () => {
    const bald = hairTop(faceAxes(mesh), personUpTo(1.4));
    expect(500 - headLine(mesh, bald).crown.y).toBeLessThanOrEqual(141);
  });

  it('places the crown below voluminous hair, and returns the top of the hair', () => {
    const head = headLine(mesh, hairTop(faceAxes(mesh), personUpTo(2.1)));
    expect(500 - head.crown.y).toBeLessThan(195);
    expect(500 - head.crown.y).toBeGreaterThan(165);
    expect(500 - head.hairTop!.y).toBeCloseTo(210, -0.5);
  });

  it('does not raise the crown for hair that is tied up', () => {
    const bun = headLine(mesh, hairTop(faceAxes(mesh), personUpTo(2.9)));
    const full = headLine(mesh, hairTop(faceAxes(mesh), personUpTo(2.3)));
    expect(bun.headHeightPx).toBe(full.headHeightPx);
  });

  it('has an uncertainty that increases with the height of the hair', () => {
    const uncertainty = (hair: number) => {
      const { uncertaintyPx, headHeightPx } = headLine(mesh, hairTop(faceAxes(mesh), personUpTo(hair)));
      return uncertaintyPx / headHeightPx;
    };
    expect(uncertainty(1.6)).toBeLessThan(uncertainty(2));
    expect(uncertainty(2)).toBeLessThan(uncertainty(2.4));
  });

  it('treats cut-off hair as a lower bound, with the uncertainty of an estimate without hair', () => {
    const cutAt = (height: number) =>
      headLine(mesh, hairTop(faceAxes(mesh), personUpTo(9, 500 - height * 100)));
    const bare = headLine(mesh, null);
    expect(cutAt(1.2).headHeightPx).toBe(bare.headHeightPx);
    expect(cutAt(2.15).headHeightPx).toBeGreaterThan(bare.headHeightPx);
    expect(cutAt(2.15).uncertaintyPx / cutAt(2.15).headHeightPx).toBeCloseTo(
      bare.uncertaintyPx / bare.headHeightPx,
    );
  });

  it('follows pitch within the fitted range, and clamps it beyond', () => {
    const heightAt = (pitchDeg: number) => {
      const face = posedFace({ pitchDeg });
      const { axes, crown, chin } = headLine(face, null);
      return { crown: axes.eyeMidpoint.y - crown.y, chin: chin.y - axes.eyeMidpoint.y };
    };
    expect(heightAt(5).crown).toBeGreaterThan(heightAt(-5).crown + 10);
    expect(heightAt(-30).crown / heightAt(-30).chin).toBeGreaterThan(0.7);
  });

  it('does not depend on head roll', () => {
    const turned = headLine(syntheticFace({ x: 500, y: 500, interEyePx: 100, turnRad: 0.3 }), null);
    expect(turned.headHeightPx).toBeCloseTo(headLine(mesh, null).headHeightPx, 2);
  });
});

describe('hairTop', () => {
  it('detects hair that the border of the picture cuts off', () => {
    expect(hairTop(faceAxes(mesh), personUpTo(3, 300))).toMatchObject({ isCut: true, isMidlineCut: true });
    expect(hairTop(faceAxes(mesh), personUpTo(1.8))).toMatchObject({ isCut: false, isMidlineCut: false });
  });

  it('includes strands in the highest hair, but not on the midline', () => {
    const top = hairTop(faceAxes(mesh), personUpTo(1.8), personUpTo(2.1));
    expect(top!.highest).toBeCloseTo(2.1, 1);
    expect(top!.onMidline).toBeCloseTo(1.8, 1);
  });

  it('skips a hole in the head, but not the gap below a loop of hair', () => {
    const withGap = (from: number, to: number, end: number) => (_x: number, y: number) => {
      const up = (500 - y) / 100;
      return up < end && (up < from || up > to);
    };
    expect(hairTop(faceAxes(mesh), withGap(1.3, 1.5, 1.6))!.onMidline).toBeCloseTo(1.6, 1);
    expect(hairTop(faceAxes(mesh), withGap(1.6, 1.8, 1.82))!.onMidline).toBeCloseTo(1.6, 1);
    expect(hairTop(faceAxes(mesh), withGap(1.3, 1.9, 2.2))!.onMidline).toBeCloseTo(1.3, 1);
  });

  it('is null without a person at the brows', () => {
    expect(hairTop(faceAxes(mesh), () => false)).toBeNull();
  });
});

describe('headPose', () => {
  it('has a positive roll when the top of the head leans to the image left', () => {
    const rolled = syntheticFace({ x: 0, y: 0, interEyePx: 100, turnRad: -0.1 });
    expect(headPose(rolled).rollDeg).toBeCloseTo(5.73, 1);
  });
});
