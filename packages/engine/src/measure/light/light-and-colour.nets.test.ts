import type { NativeName, Natives } from '@vesika/report';
import { beforeAll, describe, expect, it } from 'vitest';
import { gradedFaults, strengths } from '../../../fixtures/faults/index.ts';
import { onFace } from '../../../fixtures/faults/on-face.ts';
import { relit } from '../../../fixtures/faults/pixels.ts';
import type { Scene } from '../../../fixtures/faults/scene.ts';
import { openedSessions } from '../../../fixtures/opened-nets.ts';
import { drawPortrait } from '../../../fixtures/portrait/draw-portrait.ts';
import { type FaceView, faceView } from '../../face/face-view.ts';
import { locateFace } from '../../observe/locate-face.ts';
import { measureBackgroundGradient } from '../background/background-gradient.ts';
import { measureWall } from '../background/wall.ts';
import { measureFaceColour } from './face-colour.ts';
import { measureFaceLight } from './face-light.ts';
import { measureLuminance } from './luminance.ts';
import { measureSkinGlare } from './skin-glare.ts';

let scene: Scene;

beforeAll(async () => {
  const picture = drawPortrait({ widthPx: 413, heightPx: 531, headHeightPx: 350 });
  const { mesh } = await locateFace<'output'>(picture, await openedSessions());
  scene = { picture, mesh, matte: picture.truth.matte };
});

function viewOf({ picture, mesh, matte }: Scene): FaceView<'output'> {
  return faceView({ picture, mesh, matte, covered: null, painted: false });
}

async function withFault(fault: string, strength: number): Promise<FaceView<'output'>> {
  return viewOf(await gradedFaults.find(({ id }) => id === fault)!.apply(scene, strength));
}

function everything(view: FaceView<'output'>): Natives {
  return {
    ...measureLuminance(view),
    ...measureFaceLight(view),
    ...measureSkinGlare(view),
    ...measureFaceColour(view),
    ...measureWall(view),
    ...measureBackgroundGradient(view),
  };
}

const series = new Map<string, Promise<Natives[]>>();

/** Natives at each strength of a fault. */
function seriesOf(fault: string): Promise<Natives[]> {
  const measured = async () => {
    const natives: Natives[] = [];
    for (const strength of strengths) natives.push(everything(await withFault(fault, strength)));
    return natives;
  };
  if (!series.has(fault)) series.set(fault, measured());
  return series.get(fault)!;
}

describe('measures of light and colour', () => {
  it.each<[string, NativeName, 1 | -1]>([
    ['under-exposure', 'luminanceMean', -1],
    ['under-exposure', 'faceHighlight', -1],
    ['under-exposure', 'underExposedShare', 1],
    ['under-exposure', 'deepShadowShare', 1],
    ['over-exposure', 'luminanceMean', 1],
    ['over-exposure', 'overExposedShare', 1],
    ['over-exposure', 'channelClippedShare', 1],
    ['flat-contrast', 'contrastStops', -1],
    ['flat-contrast', 'luminanceVariance', -1],
    ['flat-contrast', 'dynamicRangeBits', -1],
    ['side-light', 'zoneLightRatio', -1],
    ['side-light', 'cheekLightRatio', -1],
    ['hard-shadow', 'faceShadowAsymmetry', 1],
    ['hard-shadow', 'illuminationUniformity', -1],
    ['skin-glare', 'skinGlareShare', 1],
    ['warm-cast', 'naturalColourDistance', 1],
    ['faded-colour', 'faceChroma', -1],
    ['faded-colour', 'faceColourSpread', -1],
    ['background-shadow', 'backgroundShadowEdge', 1],
    ['wall-pattern', 'backgroundGradient', 1],
    ['wall-pattern', 'backgroundEdge', 1],
  ])('%s changes %s monotonically', async (fault, name, direction) => {
    const values = (await seriesOf(fault)).map((natives) => natives[name]!);
    const steps = values.slice(1).map((value, i) => direction * (value - values[i]!));
    expect(Math.min(...steps), values.join(' ')).toBeGreaterThan(-0.02 * Math.max(...values));
    expect(direction * (values.at(-1)! - values[0]!), values.join(' ')).toBeGreaterThan(0);
  });

  it('find no fault in the unaltered drawing', () => {
    expect(everything(viewOf(scene))).toMatchObject({
      overExposedShare: 0,
      skinGlareShare: 0,
      naturalColourDistance: 0,
      backgroundShadowEdge: 0,
    });
  });
});

describe('measureFaceColour', () => {
  it('finds a grey face natural, as the standard does, but without chroma', async () => {
    const natives = measureFaceColour(await withFault('faded-colour', 1));
    expect(natives).toMatchObject({ naturalColourDistance: 0, faceChroma: expect.closeTo(0, 1) });
  });

  it('finds little colour spread in a sepia picture', () => {
    const data = Uint8Array.from(scene.picture.data);
    for (let i = 0; i < data.length; i += 3) {
      data.set([0.95 * data[i + 1]! + 12, 0.9 * data[i + 1]!, 0.7 * data[i + 1]!], i);
    }
    const sepia = measureFaceColour(viewOf({ ...scene, picture: { ...scene.picture, data } }));
    expect(sepia.faceChroma).toBeGreaterThan(6);
    expect(sepia.faceColourSpread).toBeLessThan(1);
    expect(measureFaceColour(viewOf(scene)).faceColourSpread).toBeGreaterThan(1.5);
  });
});

describe('measureFaceLight', () => {
  /** Light on the face after one of its cheeks is multiplied by the gains of red, green and blue. */
  function lightWithCheek(gains: [number, number, number]): Natives {
    const { place } = onFace(scene.mesh);
    const picture = relit(scene.picture, (x, y) => {
      const { right, down } = place(x, y);
      return right > 0.1 && down > 0.1 ? gains : [1, 1, 1];
    });
    return measureFaceLight(viewOf({ ...scene, picture }));
  }

  it('tells a birthmark on one cheek from its shade', () => {
    const [even, birthmark, shade] = [
      lightWithCheek([1, 1, 1]),
      lightWithCheek([0.85, 0.2, 0.28]),
      lightWithCheek([0.2, 0.2, 0.2]),
    ];
    expect(shade.cheekLightRatio).toBeLessThan(0.6 * even.cheekLightRatio!);
    expect(birthmark.cheekLightRatio).toBeGreaterThan(0.85 * even.cheekLightRatio!);
    expect(birthmark.zoneLightRatio).toBeGreaterThan(0.85 * even.zoneLightRatio!);
    expect(birthmark.faceShadowAsymmetry).toBeLessThan(even.faceShadowAsymmetry! + 0.2);
  });
});

describe('measureWall', () => {
  /** A view whose wall darkens linearly to the image right, by up to `share` of its light. */
  function slopingWall(share: number): FaceView<'output'> {
    const { widthPx } = scene.picture;
    const data = scene.picture.data.map((byte, at) => {
      const i = Math.floor(at / 3);
      return scene.matte.alpha[i]! > 0 ? byte : byte * (1 - share * ((i % widthPx) / widthPx));
    });
    return viewOf({ ...scene, picture: { ...scene.picture, data } });
  }

  it('takes softly falling light for no edge', () => {
    const natives = measureWall(slopingWall(0.3));
    expect(natives.backgroundFall).toBeGreaterThan(12);
    expect(natives.backgroundEdge).toBeLessThan(2);
    expect(natives.backgroundShadowEdge).toBeLessThan(2);
  });

  it('tells the edge of a shadow from a pattern', async () => {
    const [shadow, pattern] = [
      measureWall(await withFault('background-shadow', 1)),
      measureWall(await withFault('wall-pattern', 1)),
    ];
    expect(shadow.backgroundShadowEdge).toBeGreaterThan(2 * shadow.backgroundEdge!);
    expect(pattern.backgroundEdge).toBeGreaterThan(pattern.backgroundShadowEdge!);
  });

  it('is null without a matte and for a replaced background', async () => {
    const none = { backgroundEdge: null, backgroundShadowEdge: null, backgroundFall: null };
    expect(measureWall({ ...viewOf(scene), matte: null })).toEqual(none);
    expect(measureWall({ ...(await withFault('background-shadow', 1)), painted: true })).toEqual(none);
    expect(measureBackgroundGradient({ ...viewOf(scene), matte: null })).toEqual({
      backgroundGradient: null,
    });
  });
});

describe('measureLuminance', () => {
  it('is null for a face outside the picture', () => {
    const { aligned } = viewOf(scene);
    const nowhere = { ...viewOf(scene), aligned: { ...aligned, hull: { ...aligned.hull, bottom: 0 } } };
    expect(measureLuminance(nowhere).luminanceMean).toBeNull();
  });
});
