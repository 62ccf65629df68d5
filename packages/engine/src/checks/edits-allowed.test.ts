import type { Change } from '@vesika/report';
import { type Edit, findRequirement, type PhotoRequirement } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { photoLimits } from '../limits/photo-limits.ts';
import { findings } from './findings.fixture.ts';
import { runChecks } from './index.ts';
import { editsAllowed } from './quality.ts';

const cropped: Change[] = [
  { what: 'straighten', amount: 1.2, unit: 'deg' },
  { what: 'crop', amount: 0.4, unit: 'ratio' },
  { what: 'scale', amount: 0.5, unit: 'ratio' },
  { what: 'metadata-removed', amount: 1, unit: 'ratio' },
  { what: 'compression', amount: 92, unit: 'quality' },
];
const background: Change = { what: 'background', amount: 0.35, unit: 'ratio' };
const exposure: Change = { what: 'exposure', amount: 0.3, unit: 'EV' };
const balance: Change = { what: 'white-balance', amount: 4, unit: '/255' };

function judged(requirement: PhotoRequirement, changes: Change[]) {
  return editsAllowed(findings({ requirement, limits: photoLimits(requirement), changes }));
}

function passport(countryCode: string): PhotoRequirement {
  return findRequirement({ countryCode, documentType: 'passport' })!.requirement;
}

function refusing(...refused: Edit[]): PhotoRequirement {
  const requirement = passport('US');
  return { ...requirement, edits: { ...requirement.edits, refused } };
}

describe('a record that refuses every edit', () => {
  it.each([
    ['a replaced background', [background], 'edits-allowed.background'],
    [
      'a touched-up edge',
      [background, { what: 'touch-up', amount: 0.01, unit: 'ratio' }],
      'edits-allowed.background',
    ],
    ['corrected light', [exposure], 'edits-allowed.light'],
    ['both', [background, exposure, balance], 'edits-allowed.background-and-light'],
    ['a mirror image turned', [{ what: 'mirror', amount: 1, unit: 'ratio' }], 'edits-allowed.mirror'],
  ] as [string, Change[], string][])('fails %s by name, with its own source', (_, made, advice) => {
    const check = judged(passport('US'), [...cropped, ...made]);
    expect(check).toMatchObject({
      verdict: 'fail',
      value: made.length,
      limit: { min: null, max: 0 },
      advice,
    });
    const { source } = check!;
    expect(source.title).toBe(photoLimits(passport('US')).edits.title);
    expect(source.address).toMatch(/^https:/);
  });

  it('passes straightening, cropping and resizing', () => {
    expect(judged(passport('US'), cropped)).toMatchObject({ verdict: 'pass', value: 0, advice: null });
  });

  it('makes the report of an edited photo fail, but not that of the same photo only cropped', () => {
    const requirement = passport('US');
    const failed = (changes: Change[]) =>
      runChecks(findings({ requirement, limits: photoLimits(requirement), changes }))
        .filter(({ verdict, id }) => verdict === 'fail' && id === 'edits-allowed')
        .map(({ id }) => id);
    expect(failed([...cropped, background])).toEqual(['edits-allowed']);
    expect(failed(cropped)).toEqual([]);
  });
});

it('fails only the edits that the record names', () => {
  expect(judged(refusing('background'), [exposure])?.verdict).toBe('pass');
  expect(judged(refusing('background'), [background])?.verdict).toBe('fail');
  expect(judged(refusing('retouching'), [background, exposure])?.verdict).toBe('pass');
  expect(judged(refusing('any', 'cropping'), cropped)).toMatchObject({
    verdict: 'fail',
    advice: 'edits-allowed.cropping',
  });
});

it('does not apply if the record is silent or nothing is known of changes', () => {
  expect(judged(refusing(), [background])).toBeNull();
  expect(judged(passport('US'), [])).toBeNull();
});
