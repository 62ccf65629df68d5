import { faceAxes, placeOnAxes } from '../face/face-axes.ts';
import { pointAt, vertex } from '../face/face-points.ts';
import type { FaceMesh, Space } from '../geometry/spaces.ts';
import type { Reading, ReadLine } from './read-writing.ts';

/** Teeth, eyes and wrinkles that the detector takes for writing read as nothing, or as letters that no net is sure of. */
const confidenceMin = 0.75;
const charactersMin = 3;

/** Half the width of the face and of the neck, and the part of the neck above most collars, in inter-eye distances. */
const faceHalfWidth = 1.1;
const neckHalfWidth = 0.8;
const neckHeight = 0.55;
/** Steps in which the part of a line that lies on the person is measured. */
const pointsOfLine = 100;

/**
 * Length of the writing that runs across face and neck: a watermark, a stamp, a date. Writing on clothes lies lower, that
 * on the wall beside them.
 *
 * In:     lines and mesh in px of the same picture.
 * Out:    inter-eye distances, 0 without such writing.
 */
export function writingOverPerson(lines: readonly ReadLine[], mesh: FaceMesh<Space>): number {
  const axes = faceAxes(mesh);
  const down = (index: number) => placeOnAxes(axes, pointAt(mesh, index)).down;
  const [top, chin] = [down(vertex.foreheadTop), down(vertex.chin)];
  let length = 0;
  for (const { line, forwards, backwards } of lines) {
    if (!isRead(forwards) && !isRead(backwards)) continue;
    for (let i = 0; i < pointsOfLine; i++) {
      const along = ((i + 0.5) / pointsOfLine - 0.5) * line.length;
      const [x, y] = [line.x + along * Math.cos(line.angle), line.y + along * Math.sin(line.angle)];
      const at = placeOnAxes(axes, { x, y });
      const halfWidth = at.down < chin ? faceHalfWidth : neckHalfWidth;
      const isOnPerson = at.down > top && at.down < chin + neckHeight && Math.abs(at.right) < halfWidth;
      if (isOnPerson) length += line.length / pointsOfLine / axes.interEyePx;
    }
  }
  return length;
}

function isRead({ text, confidence }: Reading): boolean {
  return confidence >= confidenceMin && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= charactersMin;
}
