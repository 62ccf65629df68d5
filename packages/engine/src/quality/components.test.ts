import { componentIds, type Natives } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { findings } from '../checks/findings.fixture.ts';
import { componentsOf } from './components.ts';

const natives: Natives = {
  luminanceMean: 0.3,
  luminanceVariance: 0.0167,
  underExposedShare: 0,
  overExposedShare: 0,
  dynamicRangeBits: 7,
  illuminationUniformity: 0.3,
  naturalColourDistance: 0,
  backgroundGradient: 0,
  eyesOpenness: 0.06,
  mouthOpenness: 0,
  eyesHiddenShare: 0,
  mouthHiddenShare: 0,
  faceHiddenShare: 0,
  headCoveringStrength: 0,
  smileProbability: 0,
  edgeWidthShare: 0.02,
  jpegQuality: 95,
  eyeToChinPx: 180,
  eyeImageLeftXPx: 245,
  eyeImageRightXPx: 355,
  eyeLineYPx: 270,
};

function components(change: Natives = {}) {
  const list = componentsOf({ ...findings(), natives: { ...natives, ...change } });
  return Object.fromEntries(list.map(({ id, native, score }) => [id, { native, score }]));
}

describe('componentsOf', () => {
  it('lists all components in the order of the standard', () => {
    expect(componentsOf(findings()).map(({ id }) => id)).toEqual([...componentIds]);
  });

  it('derives sizes and margins from the eye positions', () => {
    expect(components()).toMatchObject({
      'inter-eye-distance': { native: 110, score: 88 },
      'head-size': { native: 0.3, score: 9 },
      'leftward-crop-of-the-face-image': { native: 355 / 110 },
      'rightward-crop-of-the-face-image': { native: 355 / 110 },
      'margin-above-of-the-face-image': { native: 1.5, score: 73 },
      'margin-below-of-the-face-image': { native: 330 / 180, score: 58 },
      'head-pose-roll': { native: -1, score: 100 },
    });
  });

  it('shows no value if the standard requires its own network', () => {
    const without = Object.entries(components()).filter(([, { native }]) => native === null);
    expect(without.map(([id]) => id)).toEqual([
      'unified-quality-score',
      'sharpness',
      'compression-artifacts',
      'eyes-visible',
      'mouth-occlusion-prevention',
      'face-occlusion-prevention',
      'expression-neutrality',
      'no-head-coverings',
    ]);
  });

  it('scores nothing that was not measured, as in old reports', () => {
    const old = componentsOf({ ...findings(), natives: {} });
    expect(old.find(({ id }) => id === 'luminance-mean')).toMatchObject({ native: null, score: null });
    expect(components({ backgroundGradient: null })['background-uniformity']!.score).toBeNull();
  });
});
