import { createTranslator, type Language } from '@vesika/messages';
import { describe, expect, it } from 'vitest';
import type { Check, CheckId } from '../index.ts';
import { reportWords } from './report-words.ts';

async function wordsIn(language: Language) {
  return reportWords(await createTranslator(language), language, ' ');
}
const english = await wordsIn('en');

function check(id: CheckId, about: Partial<Check> = {}): Check {
  return {
    id,
    verdict: 'pass',
    value: 0,
    evidence: 'measured',
    limit: { min: null, max: null },
    unit: 'mm',
    uncertainty: null,
    source: { title: 'A rule', address: null, date: null, basis: 'official' },
    advice: null,
    ...about,
  };
}

describe('a line', () => {
  it.each<[string, CheckId, Partial<Check>]>([
    [
      'From chin to crown: 34.0 mm (32–36 mm)',
      'head-height',
      { measure: 'height', value: 34, limit: { min: 32, max: 36 } },
    ],
    [
      'From chin to the top of the hair: 32.0 mm (25–35 mm)',
      'head-height',
      { measure: 'height-with-hair', value: 32, limit: { min: 25, max: 35 } },
    ],
    [
      'Darkest part of the face, compared with the brightest: 71% (at least 50%)',
      'illumination-uniformity',
      { measure: 'zones', value: 0.713, limit: { min: 0.5, max: null } },
    ],
    [
      'Other faces, compared with yours: 3% (at most 5%)',
      'single-face-present',
      { value: 0.03, limit: { min: null, max: 0.05 } },
    ],
    [
      'Other faces, compared with yours: none (at most 5%)',
      'single-face-present',
      { limit: { min: null, max: 0.05 } },
    ],
    [
      'Signs of a smile: 0.72% (at most 30%)',
      'expression-neutrality',
      { value: 0.0072, limit: { min: null, max: 0.3 } },
    ],
    [
      'Colour of the whites of the eyes: 0.012 (0.001–0.08)',
      'natural-colour',
      { measure: 'eyes', value: 0.012, limit: { min: 0.001, max: 0.08 } },
    ],
    [
      'Difference in light between the two sides of the face: 2.1 (at most 0.9)',
      'illumination-uniformity',
      { measure: 'halves', verdict: 'fail', value: 2.085, limit: { min: null, max: 0.9 } },
    ],
    [
      'Strength of the colours in the face: 123 (at least 5)',
      'colour-presence',
      { measure: 'chroma', value: 123.4, limit: { min: 5, max: null } },
    ],
    [
      'Tilt of the chin, below zero when raised: 2.5° (±5°)',
      'head-pose-pitch',
      { measure: 'angle', value: 2.51, limit: { min: -5, max: 5 } },
    ],
    [
      'Difference in light across the wall: 12 (at most 30)',
      'background-uniformity',
      { measure: 'fall', value: 12.3, limit: { min: null, max: 30 } },
    ],
    [
      'Format of the file: WEBP (JPEG or PNG)',
      'file-format',
      { found: { format: 'WEBP' }, permitted: [{ format: 'JPEG' }, { format: 'PNG' }] },
    ],
    ['Format of the file: PNG (no limit)', 'file-format', { found: { format: 'PNG' }, permitted: [] }],
    [
      'Size of the photo: 413 × 531 px (exactly 600 × 600 px)',
      'picture-size',
      { found: { widthPx: 413, heightPx: 531 }, permitted: [{ widthPx: 600, heightPx: 600 }] },
    ],
    [
      'Size of the photo: 413 × 531 px (in the shape of 35 × 45 mm and at least 354 × 472 px)',
      'picture-size',
      {
        found: { widthPx: 413, heightPx: 531 },
        permitted: [
          { widthMm: 35, heightMm: 45 },
          { widthPx: 354, heightPx: 472, bound: 'atLeast' },
        ],
      },
    ],
    [
      'Enlargement of your photo: not enlarged (at most 1.2×)',
      'upscaling',
      { measure: 'factor', value: 0.5, limit: { min: null, max: 1.2 } },
    ],
    [
      'From eye to eye: not measured (at least 90 px)',
      'inter-eye-distance',
      { value: null, limit: { min: 90, max: null } },
    ],
    ['stated by the person', 'gaze', { value: null, evidence: 'stated' }],
  ])('%s', (line, id, about) => {
    expect(english.line(check(id, about))).toBe(line);
  });
});

it('shows enough decimals to tell a value from the limit it misses', () => {
  const tooTall = { verdict: 'fail', value: 36.04, limit: { min: 32, max: 36 } } as const;
  expect(english.value(check('head-height', tooTall))).toBe('36.04 mm');
  expect(english.value(check('head-height', { ...tooTall, value: 36.2 }))).toBe('36.2 mm');
  expect(english.value(check('head-height', { ...tooTall, verdict: 'pass', value: 35.96 }))).toBe('36.0 mm');
  const cast = {
    verdict: 'undetermined',
    measure: 'eyes',
    value: 3.523,
    limit: { min: null, max: 3.5 },
  } as const;
  expect(english.value(check('natural-colour', cast))).toBe('3.523');
  const limit = { min: null, max: 0.04 };
  const hidden = { verdict: 'undetermined', measure: 'area', unit: 'share', value: 0.0403, limit } as const;
  expect(english.value(check('face-occlusion-prevention', hidden))).toBe('4.03%');
});

describe('words of reports that do not name the measure', () => {
  it('names no measure', () => {
    const old = check('over-exposure-prevention', { unit: 'share', value: 0.02 });
    expect(english.measured(old)).toBeNull();
    expect(english.line(old)).toBe('Not too bright: 2% (no limit)');
  });

  it('shows ratios as shares', () => {
    const old = check('eyes-open', { unit: 'ratio', value: 0.22, limit: { min: 0.17, max: null } });
    expect([english.value(old), english.permitted(old)]).toEqual(['22%', 'at least 17%']);
  });

  it('says whether sizes and formats are right', () => {
    const size = check('picture-size', { unit: 'px', limit: { min: null, max: 0 } });
    expect(english.value(size)).toBe('as required');
    expect(english.value({ ...size, verdict: 'fail', value: 12 })).toBe('not as required');
  });
});

it('states how narrow a band is, and how well we measure', () => {
  const narrow = check('head-height', {
    verdict: 'undetermined',
    value: 37.1,
    limit: { min: 36, max: 38.25 },
    uncertainty: 0.9,
    chanceInside: 0.788,
    advice: 'head-height.narrow-band',
  });
  expect(english.advice(narrow)).toMatch(/narrow \(2\.\d+ mm\).* about 0\.9 mm/);
});

it('describes changes with their amounts', () => {
  expect(english.change({ what: 'straighten', amount: -2.3, unit: 'deg' })).toBe('Straightened by 2.3°');
  expect(english.change({ what: 'crop', amount: 0.413, unit: 'ratio' })).toBe('Cropped to 41% of your photo');
  expect(english.change({ what: 'scale', amount: 0.52, unit: 'ratio' })).toBe('Resized by 0.52×');
  expect(english.change({ what: 'white-balance', amount: 3, unit: '/255' })).toBe(
    'Colour cast removed (1.2%)',
  );
});

it('keeps the order of codes in right-to-left text', async () => {
  const arabic = await wordsIn('ar');
  expect(arabic.value(check('background-colour', { found: { hex: '#fdfdfd' } }))).toBe('\u2066#FDFDFD\u2069');
});
