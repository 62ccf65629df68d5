import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../shell/api/request.ts';
import { framesIn } from './face-frames.ts';

const refusal = (code: 'faces-several' | 'face-missing', frames?: string) =>
  new ServiceError({
    code,
    errorType: 'PHOTO_UNUSABLE',
    message: '',
    ...(frames !== undefined && { facts: { faces: 2, frames } }),
  });

describe('framesIn', () => {
  it('reads the frames of a refusal because of several faces', () => {
    expect(framesIn(refusal('faces-several', '0.2,0.4,0.1,0.15 0.7,0.5,0.1,0.2'))).toEqual([
      { x: 0.2, y: 0.4, width: 0.1, height: 0.15 },
      { x: 0.7, y: 0.5, width: 0.1, height: 0.2 },
    ]);
  });

  it('offers no choice for other errors, or without readable frames', () => {
    expect(framesIn(null)).toBeNull();
    expect(framesIn(refusal('face-missing', '0.2,0.4,0.1,0.15 0.7,0.5,0.1,0.2'))).toBeNull();
    expect(framesIn(refusal('faces-several'))).toBeNull();
    expect(framesIn(refusal('faces-several', '0.2,0.4,0.1 a,b,c,d'))).toBeNull();
  });
});
