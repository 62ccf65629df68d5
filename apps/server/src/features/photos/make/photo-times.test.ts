import { expect, it } from 'vitest';
import { createPhotoTimes } from './photo-times.ts';

function timesOf(seconds: readonly number[]) {
  let atMs = 0;
  const times = createPhotoTimes(() => atMs);
  const make = async (took: number) => {
    atMs += took * 1000;
  };
  return {
    times,
    all: () =>
      seconds.reduce((before, took) => before.then(() => times.noted(() => make(took))), Promise.resolve()),
  };
}

it('says nothing of a few photos', async () => {
  const { times, all } = timesOf(Array(19).fill(2));
  await all();
  expect(times.medianSeconds()).toBeNull();
});

it('says what half of the photos took no longer than', async () => {
  const { times, all } = timesOf([...Array(11).fill(2), ...Array(10).fill(9)]);
  await all();
  expect(times.medianSeconds()).toBe(2);
});

it('speaks of the last ones alone', async () => {
  const { times, all } = timesOf([...Array(200).fill(9), ...Array(200).fill(3)]);
  await all();
  expect(times.medianSeconds()).toBe(3);
});

it('leaves out what failed, and lets it fail', async () => {
  const { times, all } = timesOf(Array(19).fill(2));
  await all();
  await expect(times.noted(() => Promise.reject(new Error('no face')))).rejects.toThrow('no face');
  expect(times.medianSeconds()).toBeNull();
});
