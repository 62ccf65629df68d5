import { EngineError } from '@vesika/engine';
import { findRequirement, type RequirementAnswer } from '@vesika/requirements';
import pc from 'picocolors';
import { beforeAll, describe, expect, it } from 'vitest';
import { capturedTerminal } from './captured-terminal.fixture.ts';
import { describeFailure } from './failure.ts';
import { jsonReport } from './print-json.ts';
import { failureLines, reportLines } from './print-report.ts';
import { exampleCheck, exampleReport } from './report.fixture.ts';
import { loadTexts, type Texts } from './texts.ts';

const { terminal } = capturedTerminal();
const answer = findRequirement({ countryCode: 'DE', documentType: 'passport' }) as RequirementAnswer;
const photo = {
  file: 'selfie.jpg',
  outputs: ['out/selfie-de-passport.jpg'],
  answer,
  report: exampleReport(),
};
let texts: Texts;
beforeAll(async () => {
  texts = await loadTexts();
});

const failed = exampleCheck({
  id: 'eye-line',
  verdict: 'fail',
  value: 20.04,
  limit: { min: 22.5, max: null },
  advice: 'eye-line.too-low',
});
const undecided = exampleCheck({
  id: 'background-colour',
  verdict: 'undetermined',
  value: null,
  limit: { min: null, max: 8 },
  unit: '/255',
  source: { title: 'ICAO Doc 9303', address: null, date: null, basis: 'standard' },
  advice: 'background-colour.undetermined',
});

describe('the report', () => {
  it('of a compliant photo', () => {
    expect(reportLines(photo, texts, terminal)).toEqual([
      'selfie.jpg → out/selfie-de-passport.jpg (413 × 531 px, 300 dpi, 87 kB)',
      `  Germany passport · copy, ${answer.date}`,
      '  ✔ Passed  Head height  From chin to crown: 34.0 mm (32–36 mm)  German Embassy Dublin (Official, 2026-09-09)',
      '  Changes',
      '  • Straightened by 2.3°',
      '  ✔ 1 of 1 checks passed, 0 failed, 0 undecided.',
    ]);
  });

  it('in brief names what did not pass, and no changes', () => {
    const report = exampleReport({ checks: [exampleCheck(), failed] });
    const lines = reportLines({ ...photo, report }, texts, { ...terminal, brief: true });
    expect(lines.slice(2)).toEqual([
      '  ✖ Failed  Eyes too low  Eyes above the bottom edge: 20.0 mm (at least 22.5 mm)  German Embassy Dublin (Official, 2026-09-09)',
      `      ${texts.advice(failed)}`,
      '  ✖ 1 of 2 checks passed, 1 failed, 0 undecided.',
      '  --verbose shows every check and change.',
    ]);
  });

  it('lists failed and undetermined checks with advice', () => {
    const report = exampleReport({ checks: [exampleCheck(), failed, undecided], changes: [] });
    const lines = reportLines({ ...photo, outputs: [], report }, texts, terminal);
    expect(lines[0]).toBe('selfie.jpg (413 × 531 px, 300 dpi, 87 kB)');
    expect(lines.slice(3)).toEqual([
      '  ✖ Failed    Eyes too low       Eyes above the bottom edge: 20.0 mm (at least 22.5 mm)  German Embassy Dublin (Official, 2026-09-09)',
      `      ${texts.advice(failed)}`,
      '  ? Not sure  Background colour  Background colour: not measured (at most 3.1%)          ICAO Doc 9303 (Standard)',
      `      ${texts.advice(undecided)}`,
      '  We didn’t change anything.',
      '  ✖ 1 of 3 checks passed, 1 failed, 1 undecided.',
    ]);
    expect(texts.advice(failed)).toMatch(/^The eyes are too low/);
  });

  it('marks an undetermined photo neither as passed nor as failed', () => {
    const report = exampleReport({ checks: [exampleCheck(), undecided] });
    expect(reportLines({ ...photo, report }, texts, terminal).at(-1)).toBe(
      '  ? 1 of 2 checks passed, 0 failed, 1 undecided.',
    );
  });

  it('keeps each check on one line of a narrow window', () => {
    const lines = reportLines(photo, texts, { ...terminal, columns: 40 });
    expect(lines[2]).toHaveLength(40);
    expect(lines[2]).toMatch(/…$/);
  });

  it('shows enough decimals for a value that narrowly failed', () => {
    const check = exampleCheck({ verdict: 'fail', value: 36.04, advice: 'head-height.too-large' });
    expect(texts.value(check)).toBe('36.04 mm');
    expect(texts.value({ ...check, value: 36.2 })).toBe('36.2 mm');
    expect(texts.value({ ...check, verdict: 'pass', value: 35.96 })).toBe('36.0 mm');
  });

  it('colours verdicts if requested, and always states them in words', () => {
    const report = exampleReport({ checks: [failed] });
    const line = reportLines({ ...photo, report }, texts, { ...terminal, colours: pc.createColors(true) })[2];
    expect(line).toContain('\u001B[31m');
    expect(line).toContain('✖ Failed');
  });

  it('marks stated verdicts, and lists the questions that can be answered', () => {
    const report = exampleReport({
      checks: [
        exampleCheck({ id: 'glasses', evidence: 'stated', value: null }),
        exampleCheck({ id: 'no-head-coverings', verdict: 'undetermined', value: null }),
      ],
    });
    const lines = reportLines({ ...photo, report }, texts, terminal).join('\n');
    expect(lines).toContain('stated by the person');
    expect(lines).toContain('--answer no-head-coverings=none|religious|medical|other');
    expect(lines).not.toContain('--answer glasses');
  });

  it('prints shares in per cent and factors as factors', () => {
    const report = exampleReport({
      changes: [
        { what: 'crop', amount: 0.413, unit: 'ratio' },
        { what: 'scale', amount: 0.52, unit: 'ratio' },
        { what: 'background', amount: 0.6, unit: 'ratio' },
      ],
    });
    expect(reportLines({ ...photo, report }, texts, terminal).slice(4, 7)).toEqual([
      '  • Cropped to 41% of your photo',
      '  • Resized by 0.52×',
      '  • Background replaced (60% of the photo)',
    ]);
  });
});

it('as JSON is one complete line', () => {
  const line = jsonReport(photo, { documentType: 'passport', variant: null, answer: photo.answer });
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({
    file: 'selfie.jpg',
    countryCode: 'DE',
    documentType: 'passport',
    ok: true,
    outputs: photo.outputs,
    requirement: { countryCode: 'DE', documentType: 'passport', variant: 'standard', basis: 'record' },
    report: exampleReport(),
  });
});

it('prints an internal error in full', () => {
  const lines = failureLines('a.jpg', describeFailure(new TypeError('x is undefined'), texts), terminal);
  expect(lines.join('\n')).toContain('TypeError: x is undefined\n    at ');
});

it('explains why a net cannot be used', () => {
  const error = new EngineError('matting-model-invalid', {
    reason: 'input-type',
    described: 'float32',
    found: 'uint8',
  });
  expect(failureLines('a.jpg', describeFailure(error, texts), terminal).slice(-3)).toEqual([
    '    reason: input-type',
    '    described: float32',
    '    found: uint8',
  ]);
});
