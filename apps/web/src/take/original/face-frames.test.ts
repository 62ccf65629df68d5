import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../shell/api/request.ts';
import { type FaceFrame, framesIn } from './face-frames.ts';

const frames = [
  { x: 0.2, y: 0.4, width: 0.1, height: 0.15 },
  { x: 0.7, y: 0.5, width: 0.1, height: 0.2 },
];

const refusal = (code: 'faces-several' | 'face-missing', frames?: FaceFrame[]) =>
  new ServiceError({
    code,
    errorType: 'PHOTO_UNUSABLE',
    message: '',
    ...(frames !== undefined && { facts: { faces: 2, frames } }),
  });

describe('framesIn', () => {
  it('reads the frames of a refusal because of several faces', () => {
    expect(framesIn(refusal('faces-several', frames))).toEqual(frames);
  });

  it('offers no choice for other errors, or without a second frame', () => {
    expect(framesIn(null)).toBeNull();
    expect(framesIn(refusal('face-missing', frames))).toBeNull();
    expect(framesIn(refusal('faces-several'))).toBeNull();
    expect(framesIn(refusal('faces-several', frames.slice(1)))).toBeNull();
  });
});
