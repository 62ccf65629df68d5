import { findRequirement } from '@vesika/requirements';
import { expect, it } from 'vitest';
import { photoLimits } from '../limits/photo-limits.ts';
import { judgeLive, type LiveChild } from './judge-live.ts';

const { requirement } = findRequirement({ countryCode: 'GB', documentType: 'passport' })!;

function judged(child: LiveChild | null) {
  return judgeLive({
    ...{ requirement, limits: photoLimits(requirement), answers: {}, child },
    natives: { mouthOpenness: 0.2, eyesOpenness: 0, eyeAspectRatio: 0, irisContrast: 0 },
    measures: {
      ...{ yawDeg: 0, pitchDeg: 0, rollDeg: 0, otherFaceShare: 0, enlargement: 0.5 },
      missingMm: { top: 0, bottom: 0, left: 0, right: 0 },
    },
    ...{ place: null, wallPerFaceLight: null, isWallPlain: null },
  });
}

it('asks an adult for open eyes and a closed mouth', () => {
  expect(judged(null).faults).toEqual(expect.arrayContaining(['open-eyes', 'close-mouth']));
});

it('asks a child for nothing that its authority forgives, and doubts what it leaves open', () => {
  const { faults, doubts } = judged({ relaxed: ['eyes-open'], leftOpen: ['mouth-closed'] });
  expect([...faults, ...doubts]).not.toContain('open-eyes');
  expect(faults).not.toContain('close-mouth');
  expect(doubts).toContain('close-mouth');
});
