import type { ChildRule } from '@vesika/requirements';
import { describe, expect, it } from 'vitest';
import { fakeReport } from '../../../testing/fake-report.ts';
import { requirementFor } from '../../requirements/photo-requirements/requirement-for.ts';
import { rejudge } from './judging.ts';
import { rulesDifferences } from './rules-differences.ts';
import { rulesVersionOf } from './rules-version.ts';

const { requirement } = requirementFor({ countryCode: 'DE', documentType: 'passport' });
/** The record has no exemptions for children; the tests provide their own. */
const version = { ...rulesVersionOf(requirement), childRules: [] };
const photo = { id: 'photo', report: fakeReport, answers: {}, childAgeYears: null };

const babies: ChildRule = {
  ageYearsBelow: 6,
  relaxed: ['eyes-open', 'gaze'],
  leftOpen: [],
  headHeight: { minMm: 22, maxMm: 36, source: null },
  guidance: [],
  source: { title: 'Leaflet', address: null, kind: 'official', date: null },
};

describe('a version of the rules', () => {
  it('has the same name however its fields are ordered', () => {
    const turned = Object.fromEntries(Object.entries(requirement).reverse()) as typeof requirement;
    expect(rulesVersionOf(turned).sha256).toBe(version.sha256);
    expect(rulesVersionOf({ ...requirement, expression: null }).sha256).not.toBe(version.sha256);
  });
});

describe('what two versions say differently', () => {
  it('is nothing of one and the same', () => {
    expect(rulesDifferences(version, version, 3)).toEqual([]);
  });

  it('is their meaning, not their wording', () => {
    const headCovering = { ...requirement.headCovering!, note: 'In other words.' };
    expect(rulesDifferences(version, rulesVersionOf({ ...requirement, headCovering }), null)).toEqual([]);
    const forbidden = { ...requirement, headCovering: { ...headCovering, exceptions: [] } };
    expect(rulesDifferences(version, rulesVersionOf(forbidden), null)).toMatchObject([
      { field: 'headCovering', was: 'religious', is: 'bare' },
    ]);
  });

  it("is that no photo of one's own is taken any more, not that one is", () => {
    const withKind = (kind: typeof requirement.supply.kind) => ({
      ...rulesVersionOf({ ...requirement, supply: { ...requirement.supply, kind } }),
      childRules: [],
    });
    expect(rulesDifferences(withKind(null), withKind('self-or-professional'), null)).toEqual([]);
    expect(rulesDifferences(withKind('self'), withKind('captured'), null)).toEqual([
      { field: 'supply', was: null, is: 'captured' },
    ]);
  });

  it('is what it forgives children, for children alone', () => {
    const forgiving = { ...version, childRules: [babies] };
    expect(rulesDifferences(version, forgiving, 5)).toMatchObject([{ field: 'childRule', was: null }]);
    for (const age of [6, null]) expect(rulesDifferences(version, forgiving, age)).toEqual([]);
  });
});

describe('judging by the current rules', () => {
  it('forgives the child what they forgive', () => {
    const forgiving = { ...version, childRules: [{ ...babies, relaxed: ['eye-line' as const] }] };
    const checks = (age: number | null) =>
      rejudge({ ...photo, childAgeYears: age }, version, forgiving).checks;
    const limitOf = (age: number | null, id: string) => checks(age).find((each) => each.id === id)?.limit;
    expect(limitOf(3, 'head-height')).toEqual({ min: 22, max: 36 });
    expect(limitOf(null, 'head-height')).toEqual({ min: 32, max: 36 });
    expect(limitOf(3, 'eye-line')).toEqual({ min: null, max: null });
  });

  it('is reported where a verdict got worse, though the record is the same', () => {
    const failing = { ...fakeReport.checks[0]!, verdict: 'fail' as const };
    const higher = { ...fakeReport, measures: { ...fakeReport.measures, headHeightMm: 40 } };
    const shouldNotify = (report: typeof fakeReport) =>
      rejudge({ ...photo, report }, version, version).shouldNotify;
    expect(shouldNotify(fakeReport)).toBe(false);
    expect(shouldNotify(higher)).toBe(true);
    expect(shouldNotify({ ...higher, checks: [failing] })).toBe(false);
  });
});
