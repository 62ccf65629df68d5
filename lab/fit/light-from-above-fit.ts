import { fromAbove } from '../../packages/engine/src/measure/light/light-from-above.ts';
import { collections } from '../people/collection-people.ts';
import { mean, solve } from './ridge.ts';

/** Stops at the places of one person's face, without and with light from above. */
export interface LitFace {
  collection: (typeof collections)[number];
  clean: number[];
  faulty: number[];
}

export type LightFilter = ReturnType<typeof fitLightFromAbove>;

/** Stops by which the drawn light falls; the filter gives this much for it. */
export const drawnStops = 2.5;
/** Variance added to each place, square stops: about that of a place measured twice. */
const ownVariance = 0.01;

/**
 * Fits a matched filter: the direction in which light from above changes a face, relative to how much faces differ in
 * each direction.
 */
export function fitLightFromAbove(faces: readonly LitFace[]) {
  const clean = faces.map((face) => centred(face.clean));
  const shift = columnMeans(
    faces.map(({ clean: from, faulty }) => difference(centred(faulty), centred(from))),
  );
  const usual = columnMeans(clean);
  const away = clean.map((row) => difference(row, usual));
  const covariance = shift.map((_, i) =>
    shift.map((_, j) => mean(away.map((row) => row[i]! * row[j]!)) + (i === j ? ownVariance : 0)),
  );
  const direction = centred(solve(covariance, shift));
  const scale = drawnStops / dot(direction, shift);
  const weights = direction.map((weight) => weight * scale);
  return { madeBy: 'lab/fit/light-from-above.ts', people: faces.length, weights, usual: dot(weights, usual) };
}

/** Numbers of faces that exceed a limit by a filter. */
export function countAbove(faces: readonly LitFace[], filter: LightFilter, limitStops: number) {
  const above = (kind: 'clean' | 'faulty') =>
    faces.filter((face) => fromAbove(face[kind], filter) > limitStops).length;
  return { people: faces.length, cleanAbove: above('clean'), faultyAbove: above('faulty') };
}

/** Counts of each collection by a filter that was fitted to the other, and by one that was fitted to all. */
export function judgedByOthers(faces: readonly LitFace[], limitStops: number) {
  const all = fitLightFromAbove(faces);
  return Object.fromEntries(
    collections.flatMap((name) => {
      const own = faces.filter(({ collection }) => collection === name);
      const others = faces.filter(({ collection }) => collection !== name);
      return [
        [`${name}, fitted on the other`, countAbove(own, fitLightFromAbove(others), limitStops)],
        [`${name}, fitted on both`, countAbove(own, all, limitStops)],
      ];
    }),
  );
}

function centred(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

function columnMeans(rows: readonly number[][]): number[] {
  return rows[0]!.map((_, k) => mean(rows.map((row) => row[k]!)));
}

function difference(p: readonly number[], q: readonly number[]): number[] {
  return p.map((value, i) => value - q[i]!);
}

function dot(p: readonly number[], q: readonly number[]): number {
  return p.reduce((sum, value, i) => sum + value * q[i]!, 0);
}
