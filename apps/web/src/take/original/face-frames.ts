import type { ProcessPhotoRequest } from '@vesika/contract';
import { ServiceError } from '../../shell/api/request.ts';

export type FacePoint = NonNullable<ProcessPhotoRequest['face']>;

/** A face in the picture, by its centre and size as shares of the picture. */
export interface FaceFrame extends FacePoint {
  width: number;
  height: number;
}

/** The frames that a refusal because of several faces names, from left to right; null for other errors. */
export function framesIn(error: Error | null): FaceFrame[] | null {
  if (!(error instanceof ServiceError) || error.code !== 'faces-several') return null;
  const frames = (error.facts.frames ?? []) as FaceFrame[];
  return frames.length < 2 ? null : frames;
}

export function isOfFrame({ x, y }: FaceFrame, face: FacePoint | undefined): boolean {
  return face?.x === x && face.y === y;
}
