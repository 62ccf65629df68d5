import type { DefaultPerson } from '../people/default-people.ts';
import { type DefaultFigures, figuresByWall } from './default-figures.ts';
import {
  type DefaultPicture,
  defaultPictures,
  fastPictures,
  faultPictures,
  wreckPictures,
} from './default-pictures.ts';
import { type DefaultPhoto, photographDefaultWay } from './default-runs.ts';
import { defaultTable } from './default-section.ts';
import { limitSection } from './limit-section.ts';
import { wreckSection } from './wreck-section.ts';

/** Judges people by the default way of all documents, and prints a short table. */
export async function judgeDefaultWay(people: readonly DefaultPerson[]): Promise<DefaultPhoto[]> {
  const photos = await photographed('default', defaultPictures(people));
  console.log(defaultTable(photos));
  return photos;
}

export async function judgeWrecks(ofEachKind?: number): Promise<DefaultPhoto[]> {
  const photos = await photographed('wrecks', wreckPictures(ofEachKind));
  console.log(wreckSection(photos));
  return photos;
}

/** Judges accepted and wrong pictures beside every own limit. */
export async function judgeLimits(
  people: readonly DefaultPerson[],
  { wrecks, faults }: { wrecks: number; faults: number },
): Promise<string> {
  const pictures = [...defaultPictures(people), ...wreckPictures(wrecks), ...faultPictures(faults)];
  return limitSection(await photographed('limits', pictures));
}

/** Judges a fixed handful of people, walls and documents. */
export async function judgeFast(): Promise<{ figures: Record<string, DefaultFigures>; table: string }> {
  const photos = await photographDefaultWay(fastPictures());
  return { figures: figuresByWall(photos), table: defaultTable(photos) };
}

const reportEvery = 20;

function photographed(name: string, pictures: readonly DefaultPicture[]): Promise<DefaultPhoto[]> {
  return photographDefaultWay(pictures, (done) => {
    if (done % reportEvery === 0) console.log(`${name}: ${done} of ${pictures.length} pictures`);
  });
}
