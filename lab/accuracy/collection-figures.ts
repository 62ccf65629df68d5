import { collections } from '../people/collection-people.ts';
import type { CleanPhoto } from './collection-runs.ts';

/** Questions and false fails of a set of photos. */
export interface Figures {
  photos: number;
  people: number;
  questions: number;
  /** People of whom at least one photo fails falsely. */
  peopleFailed: number;
}

export function figuresOf(photos: readonly CleanPhoto[]): Figures {
  const questions = photos.reduce((sum, photo) => sum + photo.questions.length, 0);
  const names = (some: readonly CleanPhoto[]) => new Set(some.map(({ person }) => person.path)).size;
  return {
    photos: photos.length,
    people: names(photos),
    questions,
    peopleFailed: names(photos.filter(({ falseFails }) => falseFails.length > 0)),
  };
}

/** Figures of every collection and document, by names such as 'canada, DE passport'. */
export function figuresByCollection(photos: readonly CleanPhoto[]): Record<string, Figures> {
  const documents = [...new Set(photos.map(({ document }) => document))];
  return Object.fromEntries(
    collections.flatMap((collection) =>
      documents.map((document) => [
        `${collection}, ${document}`,
        figuresOf(photos.filter((one) => one.person.collection === collection && one.document === document)),
      ]),
    ),
  );
}

/** Processors round the nets' results differently, which may move one value across a limit. */
const toleratedQuestions = 1;

/** The figures that became worse, in words; empty if none did. */
export function worseThan(
  committed: Readonly<Record<string, Figures>>,
  found: Readonly<Record<string, Figures>>,
): string[] {
  return Object.entries(found).flatMap(([name, { questions, peopleFailed }]) => {
    const before = committed[name];
    if (!before) return [`${name}: no figures are committed`];
    const worse: string[] = [];
    if (questions > before.questions + toleratedQuestions)
      worse.push(`${name}: ${questions} questions, before ${before.questions}`);
    if (peopleFailed > before.peopleFailed)
      worse.push(`${name}: ${peopleFailed} people fail falsely, before ${before.peopleFailed}`);
    return worse;
  });
}
