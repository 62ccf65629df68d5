import { describe, expect, it } from 'vitest';
import { faceAxes } from '../../face/face-axes.ts';
import { posedFace } from '../../face/posed-face.fixture.ts';
import { syntheticFace } from '../../face/synthetic-face.ts';
import { chinPerMesh } from './crown.ts';
import { hairTop } from './hair-top.ts';
import { headLine } from './head-line.ts';
import { headPose } from './head-pose.ts';

const mesh = syntheticFace<'source'>({ x: 500, y: 500, interEyePx: 100 });

/** A head whose hair ends `height` inter-eye distances above the eyes, in a picture that begins at `top`. */
function personUpTo(height: number, top = -1000) {
  return (_x: number, y: number) => (y < top ? null : y > 500 - height * 100);
}

describe('headLine', () => {
  it('puts the chin slightly below the mesh and the crown on the face axis', () => {
    const head = headLine(mesh, null);
    expect(head.chin.x).toBeCloseTo(500);
    expect(head.chin.y).toBeCloseTo(500 + 175 * chinPerMesh, 1);
    expect(head.crown.x).toBeCloseTo(500);
    expect(head.headHeightPx).toBeCloseTo(head.chin.y - head.crown.y);
  });

  it('never puts the crown above the hair of a bald head', () => {
    const bald = hairTop(faceAxes(mesh), personUpTo(1.4));
    expect(500 - headLine(mesh, bald).crown.y).toBeLessThanOrEqual(141);
  });

  it('keeps the crown below voluminous hair and says where the hair ends', () => {
    const head = headLine(mesh, hairTop(faceAxes(mesh), personUpTo(2.1)));
    expect(500 - head.crown.y).toBeLessThan(195);
    expect(500 - head.crown.y).toBeGreaterThan(165);
    expect(500 - head.hairTop!.y).toBeCloseTo(210, -0.5);
  });

  it('is not drawn upwards by hair that is styled up', () => {
    const bun = headLine(mesh, hairTop(faceAxes(mesh), personUpTo(2.9)));
    const full = headLine(mesh, hairTop(faceAxes(mesh), personUpTo(2.3)));
    expect(bun.headHeightPx).toBe(full.headHeightPx);
  });

  it('is the less certain the more hair hides the skull', () => {
    const uncertainty = (hair: number) => {
      const { uncertaintyPx, headHeightPx } = headLine(mesh, hairTop(faceAxes(mesh), personUpTo(hair)));
      return uncertaintyPx / headHeightPx;
    };
    expect(uncertainty(1.6)).toBeLessThan(uncertainty(2));
    expect(uncertainty(2)).toBeLessThan(uncertainty(2.4));
  });

  it('is no lower for hair that the picture cuts off, and as uncertain as without any', () => {
    const cutAt = (height: number) =>
      headLine(mesh, hairTop(faceAxes(mesh), personUpTo(9, 500 - height * 100)));
    const bare = headLine(mesh, null);
    expect(cutAt(1.2).headHeightPx).toBe(bare.headHeightPx);
    expect(cutAt(2.15).headHeightPx).toBeGreaterThan(bare.headHeightPx);
    expect(cutAt(2.15).uncertaintyPx / cutAt(2.15).headHeightPx).toBeCloseTo(
      bare.uncertaintyPx / bare.headHeightPx,
    );
  });

  it('follows a head that leans, up to where people were looked at', () => {
    const heightAt = (pitchDeg: number) => {
      const face = posedFace({ pitchDeg });
      const { axes, crown, chin } = headLine(face, null);
      return { crown: axes.eyeMidpoint.y - crown.y, chin: chin.y - axes.eyeMidpoint.y };
    };
    expect(heightAt(5).crown).toBeGreaterThan(heightAt(-5).crown + 10);
    expect(heightAt(-30).crown / heightAt(-30).chin).toBeGreaterThan(0.7);
  });

  it('measures a turned head like an upright one', () => {
    const turned = headLine(syntheticFace({ x: 500, y: 500, interEyePx: 100, turnRad: 0.3 }), null);
    expect(turned.headHeightPx).toBeCloseTo(headLine(mesh, null).headHeightPx, 2);
  });
});

describe('hairTop', () => {
  it('tells when the hair is cut off by the picture', () => {
    expect(hairTop(faceAxes(mesh), personUpTo(3, 300))).toMatchObject({ isCut: true, isMidlineCut: true });
    expect(hairTop(faceAxes(mesh), personUpTo(1.8))).toMatchObject({ isCut: false, isMidlineCut: false });
  });

  it('counts strands above hair that hides what is behind it, and not on the midline', () => {
    const top = hairTop(faceAxes(mesh), personUpTo(1.8), personUpTo(2.1));
    expect(top!.highest).toBeCloseTo(2.1, 1);
    expect(top!.onMidline).toBeCloseTo(1.8, 1);
  });

  it('climbs over a hole in the head, and not over loops of hair above it', () => {
    const withGap = (from: number, to: number, end: number) => (_x: number, y: number) => {
      const up = (500 - y) / 100;
      return up < end && (up < from || up > to);
    };
    expect(hairTop(faceAxes(mesh), withGap(1.3, 1.5, 1.6))!.onMidline).toBeCloseTo(1.6, 1);
    expect(hairTop(faceAxes(mesh), withGap(1.6, 1.8, 1.82))!.onMidline).toBeCloseTo(1.6, 1);
    expect(hairTop(faceAxes(mesh), withGap(1.3, 1.9, 2.2))!.onMidline).toBeCloseTo(1.3, 1);
  });

  it('finds nothing when there is no person at the brows', () => {
    expect(hairTop(faceAxes(mesh), () => false)).toBeNull();
  });
});

describe('headPose', () => {
  it('gives a roll that is positive when the top of the head leans to the image left', () => {
    const leaning = syntheticFace({ x: 0, y: 0, interEyePx: 100, turnRad: -0.1 });
    expect(headPose(leaning).rollDeg).toBeCloseTo(5.73, 1);
  });
});
