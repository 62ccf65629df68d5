import { expect, it } from 'vitest';
import { ruleBases } from './rule-basis.ts';

type Ruled = Parameters<typeof ruleBases>[0];

const pixels: Ruled['record']['pixels'] = {
  widthPx: null,
  heightPx: null,
  minWidthPx: null,
  minHeightPx: null,
  maxWidthPx: null,
  maxHeightPx: null,
};

const read: Ruled['record'] = {
  headHeight: { minMm: 32, maxMm: 36, targetMm: null, basis: 'official' },
  background: { name: 'white', hex: '#FFFFFF', alternatives: [], basis: 'checked' },
  pixels,
  minDpi: { value: 300, basis: 'checked' },
  glasses: { allowed: false, rule: '', basis: 'checked' },
};

const assumed: Ruled['record'] = {
  headHeight: { ...read.headHeight, basis: 'icao-band' },
  background: { ...read.background, basis: 'one' },
  pixels,
  minDpi: { value: 300, basis: 'default' },
  glasses: { ...read.glasses, basis: 'default' },
};

it('marks nothing where everything was read', () => {
  expect(ruleBases({ verified: 'official', record: read })).toEqual({
    headHeight: null,
    background: null,
    resolution: null,
    glasses: null,
  });
});

it('marks each rule of an official record that was not read there', () => {
  expect(ruleBases({ verified: 'official', record: assumed })).toEqual({
    headHeight: 'icao-default',
    background: 'single-source',
    resolution: 'default',
    glasses: 'default',
  });
});

it('does not repeat what is said of the whole record', () => {
  const { headHeight, background } = ruleBases({ verified: 'icao-default', record: assumed });
  expect(headHeight).toBeNull();
  expect(background).toBe('single-source');
});

it('takes pixels that are named for read', () => {
  const record = { ...assumed, pixels: { ...pixels, widthPx: 600, heightPx: 600 } };
  expect(ruleBases({ verified: 'official', record }).resolution).toBeNull();
});
