import { type CheckId, checkIds } from '@vesika/report';
import { collections } from '../people/collection-people.ts';
import { type Figures, figuresOf } from './collection-figures.ts';
import type { CleanPhoto } from './collection-runs.ts';
import { countWithInterval } from './interval.ts';

/** Questions a clean photo may cost: on average, and for any group of people and any document. */
const budget = { average: 0.3, most: 0.5 } as const;

/** Largest difference between a group and all others, in questions a photo and in percentage points of people. */
const fairness = { questions: 0.2, failedPoints: 2 } as const;

type Group = readonly [name: string, photos: readonly CleanPhoto[]];

/** Reports questions and false fails on clean people by document, collection and group. */
export function collectionSection(photos: readonly CleanPhoto[]): string {
  const all = figuresOf(photos);
  const documents = groupsOf(photos, ({ document }) => document);
  return `## Questions and false fails by collection and group

Photos of ${all.people} clean people of two collections, each with its own camera, light and wall. Nobody wears glasses or a head
covering. Every question is one too many, and every fail is false, except that some portraits have too few pixels or too
little room for a document, that some authorities refuse edits, and that two men hold the chin too high. A doubt without a
question is told in the report and asks nothing. The goal is ${budget.average} questions a photo, and at most ${budget.most}
for any group and any document; there are **${perPhoto(all).toFixed(2)}**. Numbers above ${budget.most} are bold.

Some limits were chosen on people of both collections, and the crown's slopes on London's, so these figures are no
forecast for a third camera.

| | people | ${documents.map(([name]) => name).join(' | ')} | all | people with a false fail |
|---|---|${documents.map(() => '---|').join('')}---|---|
${groups(photos)
  .map(([name, own]) => rowOf(name, own, documents))
  .join('\n')}

Above the goal: ${aboveGoal(photos, documents).join('; ') || 'nothing'}.

Each group beside all others, in questions a photo and in people with a false fail. The goal is a difference of at most
${fairness.questions} questions and ${fairness.failedPoints} points; larger ones are bold.

| | people | questions | of the others | difference | false fails | of the others | points |
|---|---|---|---|---|---|---|---|
${groups(photos)
  .slice(1)
  .map((group) => fairnessRow(group, photos))
  .join('\n')}

| Check | questions | doubts without a question | false fails |
|---|---|---|---|
${checkRows(photos).join('\n')}

False fails: ${falseFails(photos).join('; ') || 'none'}.
`;
}

function groups(photos: readonly CleanPhoto[]): Group[] {
  return [
    ['all', photos],
    ...collections.map((name): Group => [name, photos.filter(({ person }) => person.collection === name)]),
    ...groupsOf(photos, ({ person }) => person.ethnicity.replace('_', ' ')),
    ...groupsOf(photos, ({ person }) => person.sex),
    ...groupsOf(photos, ({ person: { age } }) => ageGroup(age)),
    ...groupsOf(photos, ({ hair }) => `${hair} hair above the crown`),
  ];
}

function groupsOf(photos: readonly CleanPhoto[], of: (photo: CleanPhoto) => string): Group[] {
  return [...new Set(photos.map(of))]
    .sort()
    .map((name) => [name, photos.filter((photo) => of(photo) === name)]);
}

function ageGroup(age: number | null): string {
  if (age === null) return 'age not stated';
  if (age < 25) return 'below 25';
  return age < 40 ? '25 to 39' : '40 and above';
}

function rowOf(name: string, own: readonly CleanPhoto[], documents: readonly Group[]): string {
  const figures = figuresOf(own);
  const each = documents.map(([document]) =>
    marked(figuresOf(own.filter((photo) => photo.document === document))),
  );
  const failed = countWithInterval(figures.peopleFailed, figures.people);
  return `| ${name} | ${figures.people} | ${each.join(' | ')} | ${marked(figures)} | ${failed} |`;
}

/** Groups and documents with more questions than the goal allows, and the checks that ask them. */
function aboveGoal(photos: readonly CleanPhoto[], documents: readonly Group[]): string[] {
  return groups(photos).flatMap(([name, own]) =>
    documents.flatMap(([document]) => {
      const some = own.filter((photo) => photo.document === document);
      if (perPhoto(figuresOf(some)) <= budget.most) return [];
      const asking = checkIds.flatMap((id) => {
        const count = countOf(some, 'questions', id);
        return count > 0 ? [`${id} ${count}`] : [];
      });
      return [`${name}, ${document}, ${some.length} photos (${asking.join(', ')})`];
    }),
  );
}

function fairnessRow([name, own]: Group, photos: readonly CleanPhoto[]): string {
  const [group, others] = [own, photos.filter((photo) => !own.includes(photo))].map(figuresOf) as [
    Figures,
    Figures,
  ];
  const questions = perPhoto(group) - perPhoto(others);
  const points = 100 * (failedShare(group) - failedShare(others));
  return `| ${[
    name,
    group.people,
    perPhoto(group).toFixed(2),
    perPhoto(others).toFixed(2),
    boldAbove(questions, fairness.questions, 2),
    `${group.peopleFailed} of ${group.people}`,
    `${others.peopleFailed} of ${others.people}`,
    boldAbove(points, fairness.failedPoints, 0),
  ].join(' | ')} |`;
}

function failedShare({ peopleFailed, people }: Figures): number {
  return people === 0 ? 0 : peopleFailed / people;
}

function boldAbove(difference: number, most: number, digits: number): string {
  const text = difference.toFixed(digits);
  return Math.abs(difference) > most ? `**${text}**` : text;
}

function perPhoto({ questions, photos }: Figures): number {
  return photos === 0 ? 0 : questions / photos;
}

function marked(figures: Figures): string {
  const text = perPhoto(figures).toFixed(2);
  return perPhoto(figures) > budget.most ? `**${text}**` : text;
}

function checkRows(photos: readonly CleanPhoto[]): string[] {
  return checkIds.flatMap((id) => {
    const counts = (['questions', 'doubts', 'falseFails'] as const).map((kind) => countOf(photos, kind, id));
    return counts.some((count) => count > 0) ? [`| ${id} | ${counts.join(' | ')} |`] : [];
  });
}

function countOf(photos: readonly CleanPhoto[], kind: 'questions' | 'doubts' | 'falseFails', id: CheckId) {
  return photos.filter((photo) => photo[kind].includes(id)).length;
}

function falseFails(photos: readonly CleanPhoto[]): string[] {
  const found = new Map<string, string[]>();
  for (const { person, document, falseFails: ids } of photos) {
    for (const id of ids) {
      const key = `${id} on ${person.path}`;
      found.set(key, [...(found.get(key) ?? []), document]);
    }
  }
  return [...found].map(([key, documents]) => `${key} (${documents.join(', ')})`);
}
