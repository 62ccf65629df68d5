import { expect, it } from 'vitest';
import { ruleBases } from './rule-basis.ts';

type Ruled = Parameters<typeof ruleBases>[0];

const official = { level: 'official', source: 'leaflet' } as const;

const read: Ruled['record'] = {
  headHeight: { minMm: 32, maxMm: 36, targetMm: null, derivation: 'stated', ...official },
  background: { colour: 'white', hex: '#FFFFFF', alternatives: [], refused: [], note: null, ...official },
};

const assumed: Ruled['record'] = {
  headHeight: { ...read.headHeight, derivation: 'icao' },
  background: { ...read.background, level: 'secondary' },
};

it('marks nothing where everything was read', () => {
  expect(ruleBases({ verified: 'official', record: read })).toEqual({
    headHeight: null,
    background: null,
  });
});

it('marks each rule of an official record that was not read there', () => {
  expect(ruleBases({ verified: 'official', record: assumed })).toEqual({
    headHeight: 'icao-default',
    background: 'single-source',
  });
});

it('does not repeat what is said of the whole record', () => {
  const { headHeight, background } = ruleBases({ verified: 'icao-default', record: assumed });
  expect([headHeight, background]).toEqual([null, null]);
});
