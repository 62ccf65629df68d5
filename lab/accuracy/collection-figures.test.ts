import { describe, expect, it } from 'vitest';
import { figuresByCollection, worseThan } from './collection-figures.ts';
import type { CleanPhoto } from './collection-runs.ts';

function photo(person: number, change: Partial<CleanPhoto>): CleanPhoto {
  const sitter = { path: `${person}.jpg`, collection: 'canada' as const, person, sex: 'female', age: null };
  return {
    person: { ...sitter, ethnicity: 'white' },
    hair: 'some',
    document: 'DE passport',
    falseFails: [],
    questions: [],
    doubts: [],
    ...change,
  };
}

const requested = [photo(1, { questions: ['head-height', 'gaze'] }), photo(2, { questions: ['gaze'] })];
const name = 'canada, DE passport';

describe('figures of clean people', () => {
  it('count questions by photo and false fails by person', () => {
    const failed = photo(2, { falseFails: ['red-eye', 'gaze'], doubts: ['sharpness'] });
    expect(figuresByCollection([...requested, failed])[name]).toEqual({
      photos: 3,
      people: 2,
      questions: 3,
      peopleFailed: 1,
    });
  });

  it('name what became worse by more than one question, and what has no figures to compare with', () => {
    const before = figuresByCollection(requested);
    const [once, twice] = [1, 2].map((times) =>
      figuresByCollection([
        ...requested,
        ...Array<CleanPhoto>(times).fill(photo(1, { questions: ['gaze'] })),
      ]),
    );
    const failed = figuresByCollection([...requested, photo(2, { falseFails: ['red-eye'] })]);
    expect(worseThan(before, before)).toEqual([]);
    expect(worseThan(before, once!)).toEqual([]);
    expect(worseThan(before, twice!)).toEqual([`${name}: 5 questions, before 3`]);
    expect(worseThan(before, failed)).toEqual([`${name}: 1 people fail falsely, before 0`]);
    expect(worseThan({}, { [name]: before[name]! })).toEqual([`${name}: no figures are committed`]);
  });
});
