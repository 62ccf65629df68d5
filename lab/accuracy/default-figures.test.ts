import { expect, it } from 'vitest';
import { type DefaultFigures, defaultWorseThan } from './default-figures.ts';

const figures: DefaultFigures = { photos: 10, failed: 1, questions: 2, doubts: 3, wallNoticed: 4 };

it('finds nothing worse in equal and in better figures', () => {
  const name = 'own, GB passport';
  expect(defaultWorseThan({ [name]: figures }, { [name]: figures })).toEqual([]);
  expect(defaultWorseThan({ [name]: figures }, { [name]: { ...figures, failed: 0, doubts: 0 } })).toEqual([]);
});

it('names a fail more, and more undetermined checks than rounding explains', () => {
  const name = 'accepted, US passport';
  expect(defaultWorseThan({ [name]: figures }, { [name]: { ...figures, failed: 2, doubts: 5 } })).toEqual([
    'accepted, US passport: 2 fail, before 1',
    'accepted, US passport: 7 undetermined, before 5',
  ]);
});

it('counts of refused walls only those that are noticed', () => {
  const name = 'refused, GB passport';
  const now = { ...figures, failed: 9, wallNoticed: 3 };
  expect(defaultWorseThan({ [name]: figures }, { [name]: now })).toEqual([
    'refused, GB passport: 3 walls noticed, before 4',
  ]);
});

it('asks for figures of a new group', () => {
  expect(defaultWorseThan({}, { 'own, DE passport': figures })).toEqual([
    'own, DE passport: no figures are committed',
  ]);
});
