import type { OriginalFinding } from '@vesika/report';
import { expect, it } from 'vitest';
import { sortFindings } from './sorted-findings.ts';

function finding(id: string, verdict: string, remedy: string): OriginalFinding {
  return { id, verdict, remedy } as OriginalFinding;
}

it('puts every finding into one place', () => {
  const sorted = sortFindings([
    finding('eyes-open', 'fail', 'retake'),
    finding('background-colour', 'fail', 'fix'),
    finding('glasses', 'undetermined', 'ask'),
    finding('shoulders', 'undetermined', 'none'),
    finding('centring', 'pass', 'none'),
  ]);
  expect(sorted.retake.map(({ id }) => id)).toEqual(['eyes-open']);
  expect(sorted.fix.map(({ id }) => id)).toEqual(['background-colour']);
  expect(sorted.ask.map(({ id }) => id)).toEqual(['glasses']);
  expect(sorted.unknown.map(({ id }) => id)).toEqual(['shoulders']);
  expect(sorted.passed).toBe(1);
});

it('asks for nothing where everything passes', () => {
  const { passed, ...open } = sortFindings([finding('gaze', 'pass', 'none')]);
  expect(passed).toBe(1);
  expect(Object.values(open).flat()).toEqual([]);
});
