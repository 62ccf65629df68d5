import { describe, expect, it } from 'vitest';
import { adjustedReport as report } from './adjusted-report.fixture.ts';
import { noAdjustment } from './adjustment.ts';
import { type LiveCheckId, liveChecks } from './live-checks.ts';

function amountOf(id: LiveCheckId, change: Partial<typeof noAdjustment>): number {
  return liveChecks(report, { ...noAdjustment, ...change }).find((check) => check.id === id)!.value;
}

it('says what the report says as long as nothing is adjusted', () => {
  const live = liveChecks(report, noAdjustment);
  expect(live.map(({ id, value }) => [id, value])).toEqual([
    ['head-height', 34],
    ['eye-line', 25],
    ['top-margin', 4],
    ['centring', 0],
    ['head-pose-roll', 0],
  ]);
  expect(live.every(({ verdict }) => verdict === 'pass')).toBe(true);
});

it('scales about the centre of the picture', () => {
  expect(amountOf('head-height', { scale: 1.1 })).toBeCloseTo(37.4);
  // The crown is 18.5 mm and the eyes are 2.5 mm above the centre.
  expect(amountOf('top-margin', { scale: 1.1 })).toBeCloseTo(22.5 - 18.5 * 1.1);
  expect(amountOf('eye-line', { scale: 1.1 })).toBeCloseTo(22.5 + 2.5 * 1.1);
});

it('moves the content right and down', () => {
  expect(amountOf('centring', { shiftXMm: 1 })).toBeCloseTo(1);
  expect(amountOf('centring', { shiftXMm: -1 })).toBeCloseTo(1);
  expect(amountOf('eye-line', { shiftYMm: 1 })).toBeCloseTo(24);
  expect(amountOf('top-margin', { shiftYMm: 1 })).toBeCloseTo(5);
});

it('turns about the centre, either way counted alike', () => {
  expect(amountOf('head-pose-roll', { rotationDeg: 3 })).toBeCloseTo(3);
  expect(amountOf('head-pose-roll', { rotationDeg: -3 })).toBeCloseTo(3);
  // A clockwise rotation moves points above the centre to the right.
  expect(amountOf('centring', { rotationDeg: 10 })).toBeCloseTo(2.5 * Math.sin(Math.PI / 18));
  expect(amountOf('head-height', { rotationDeg: 7 })).toBeCloseTo(34);
});

it('takes marks of crown and chin in millimetres of the picture before it is scaled', () => {
  expect(amountOf('head-height', { crownShiftMm: 1 })).toBeCloseTo(35);
  expect(amountOf('head-height', { chinShiftMm: 1 })).toBeCloseTo(33);
  expect(amountOf('head-height', { crownShiftMm: 1, scale: 1.1 })).toBeCloseTo(38.5);
  expect(amountOf('top-margin', { crownShiftMm: 1 })).toBeCloseTo(3);
});

it('fails what leaves its limits, whose ends belong to them', () => {
  const verdicts = (change: Partial<typeof noAdjustment>) =>
    liveChecks(report, { ...noAdjustment, ...change }).map(({ verdict }) => verdict);
  expect(verdicts({ shiftYMm: -1 })[2]).toBe('pass');
  expect(verdicts({ shiftYMm: -1.1 })[2]).toBe('fail');
  expect(verdicts({ shiftXMm: -1.8 })[3]).toBe('fail');
  expect(verdicts({ rotationDeg: 5.1 })[4]).toBe('fail');
});

it('leaves out what the report does not judge', () => {
  const without = { ...report, checks: report.checks.filter(({ id }) => id !== 'eye-line') };
  expect(liveChecks(without, noAdjustment).map(({ id }) => id)).not.toContain('eye-line');
});

describe('hair', () => {
  const hairy = {
    ...report,
    landmarks: { ...report.landmarks, hairTop: { xPx: 175, yPx: 20 } },
    checks: [
      ...report.checks,
      { ...report.checks[0]!, id: 'hair-margin' as const, value: 2, limit: { min: 0.5, max: null } },
    ],
  };
  const hairIn = (photo: typeof report, change: Partial<typeof noAdjustment>) =>
    liveChecks(photo, { ...noAdjustment, ...change }).find(({ id }) => id === 'hair-margin');

  it('moves with the head, and fails where it leaves the picture', () => {
    expect(hairIn(hairy, { shiftYMm: -1 })).toMatchObject({ value: 1, verdict: 'pass' });
    expect(hairIn(hairy, { shiftYMm: -2 })).toMatchObject({ value: 0, verdict: 'fail' });
    expect(hairIn({ ...hairy, landmarks: report.landmarks }, {})).toBeUndefined();
  });

  it('counts as head where the authority counts it', () => {
    const [head, ...others] = hairy.checks;
    const visa = { ...hairy, checks: [{ ...head!, measure: 'height-with-hair' }, ...others] };
    expect(liveChecks(visa, noAdjustment)[0]).toMatchObject({ value: 36 });
  });
});

it('leaves doubt where it is until somebody sets the lines', () => {
  const [head, ...others] = report.checks;
  const doubted = { ...report, checks: [{ ...head!, verdict: 'undetermined' as const }, ...others] };
  const verdictWith = (change: Partial<typeof noAdjustment>) =>
    liveChecks(doubted, { ...noAdjustment, ...change })[0]!.verdict;
  expect(verdictWith({ shiftXMm: 1 })).toBe('undetermined');
  expect(verdictWith({ crownShiftMm: 0.2 })).toBe('pass');
  expect(verdictWith({ scale: 1.1 })).toBe('fail');
});
