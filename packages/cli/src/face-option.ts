import type { Engine, FacePoint, Observation, ObservationWish } from '@vesika/engine';
import type { Step } from '@vesika/report';
import { InvalidArgumentError } from 'commander';
import { CommandFailure } from './failure.ts';

/** One face among several: its number, counted from the left, or a point of it. */
export type FaceOption = { number: number } | { at: FacePoint };

export function faceOption(typed: string): FaceOption {
  if (/^[1-9]\d?$/.test(typed.trim())) return { number: Number(typed) };
  const [x, y, ...rest] = typed.split(',').map(Number);
  const isPoint =
    rest.length === 0 && [x, y].every((share) => share !== undefined && share >= 0 && share <= 1);
  if (!isPoint) {
    throw new InvalidArgumentError('Use a number, counted from the left, or a point such as 0.31,0.42.');
  }
  return { at: { x: x!, y: y! } };
}

/** Wishes of the command line about the original. */
export interface OriginalOptions {
  face?: FaceOption | undefined;
  mirror?: boolean | undefined;
}

/** Observes the face that was asked for. A number is looked up among the faces that the engine names. */
export async function observeFace(
  engine: Engine,
  source: Buffer,
  { face, mirror = false }: OriginalOptions,
  onStep: (step: Step) => void,
): Promise<Observation> {
  const observe = (wish: ObservationWish) => engine.observe(source, onStep, { ...wish, mirror });
  if (face === undefined) return observe({});
  if ('at' in face) return observe({ face: face.at });
  const found = await observe({}).catch(framesOfRefusal);
  if (!Array.isArray(found)) {
    if (face.number === 1) return found;
    throw new CommandFailure('face-number-unknown', { faces: '1' });
  }
  const at = found[face.number - 1];
  if (!at) throw new CommandFailure('face-number-unknown', { faces: String(found.length) });
  return observe({ face: at });
}

function framesOfRefusal(error: { code?: string; facts?: { frames?: FacePoint[] } }): FacePoint[] {
  if (error.code !== 'faces-several') throw error;
  return (error.facts?.frames ?? []).map(({ x, y }) => ({ x, y }));
}
