import type { CheckId, Verdict } from '@vesika/report';
import { describe, expect, it } from 'vitest';
import { type FaceFaultRun, faceFaults } from './face-fault-runs.ts';
import { faceFaultSection, generatorSection } from './face-fault-section.ts';

const fault = faceFaults.find(({ id }) => id === 'gaze-aside')!;

function run(ethnicity: string, before: Verdict, after: Verdict | 'refused'): FaceFaultRun {
  const person = {
    path: ethnicity,
    collection: 'london' as const,
    person: 1,
    sex: 'male',
    ethnicity,
    age: 30,
  };
  const of = (verdict: Verdict) => new Map<CheckId, Verdict>([['gaze', verdict]]);
  return { person, fault, clean: of(before), faulty: after === 'refused' ? after : of(after) };
}

describe('faults of faces', () => {
  it('count as noticed if refused, or judged worse than without the fault', () => {
    const section = faceFaultSection([
      run('black', 'pass', 'undetermined'),
      run('black', 'undetermined', 'undetermined'),
      run('white', 'undetermined', 'fail'),
      run('white', 'pass', 'refused'),
      run('white', 'pass', 'pass'),
    ]);
    expect(section).toContain(
      '| gaze-aside | gaze | 3 of 5 (23 to 88 %) | 3 of 5 | 0 of 0 | 1 of 2 | 2 of 3 |',
    );
  });

  it('are counted for both generators, kind by kind', () => {
    const drawnAgain = { ...run('white', 'pass', 'pass'), fault: { ...fault, id: 'irises-aside' } };
    expect(generatorSection([run('white', 'pass', 'fail'), drawnAgain])).toContain(
      '| gaze | irises-aside | 0 of 1 (0 to 79 %) | gaze-aside | 1 of 1 (21 to 100 %) |',
    );
  });
});
