import type { ProcessPhotoRequest } from '@vesika/contract';
import { ServiceError } from '../api/request.ts';

export type FacePoint = NonNullable<ProcessPhotoRequest['face']>;

/** A face in the picture, by its centre and size as shares of the picture. */
export interface FaceFrame extends FacePoint {
  width: number;
  height: number;
}

/** The frames that a refusal because of several faces names, from left to right; null for other errors. */
export function framesIn(error: Error | null): FaceFrame[] | null {
  if (!(error instanceof ServiceError) || error.code !== 'faces-several') return null;
  const frames = String(error.facts.frames ?? '')
    .split(' ')
    .map((text) => text.split(',').map(Number))
    .filter((numbers) => numbers.length === 4 && numbers.every(Number.isFinite));
  return frames.length < 2 ? null : frames.map(([x, y, width, height]) => frameOf(x!, y!, width!, height!));
}

function frameOf(x: number, y: number, width: number, height: number): FaceFrame {
  return { x, y, width, height };
}

export function isOfFrame({ x, y }: FaceFrame, face: FacePoint | undefined): boolean {
  return face?.x === x && face.y === y;
}
