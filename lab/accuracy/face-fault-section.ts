import type { Verdict } from '@vesika/report';
import { collections } from '../people/collection-people.ts';
import { type FaceFaultRun, faceFaults } from './face-fault-runs.ts';
import { countWithInterval } from './interval.ts';

/** Reports by collection and group in how many portraits the checks in charge notice a fault of the face. */
export function faceFaultSection(runs: readonly FaceFaultRun[]): string {
  const groups = groupsOf(runs);
  const people = new Set(runs.map(({ person }) => person.path)).size;
  return `## Faults of faces by collection and group

Faults of \`packages/engine/fixtures/faults/original-faults.ts\`, drawn into the portraits of all ${people} people of the two
collections and judged at the size of a photo, without matting. A fault is noticed if a check in charge judges the portrait worse than
without the fault, or if no photo would be made. Some limits were chosen on people of both collections, so these figures
are no forecast for a third camera.

Three kinds of misses are no errors of the checks: a portrait that is doubted without the fault already, as some are for
their light; one that is a stop too dark and well exposed after a stop more; and wide eyes that are as open as others when
they are closed by 62 %. Where a head fills the picture, only half of the second person is in it.

| Fault | checks in charge | noticed | ${groups.map(([name]) => name).join(' | ')} |
|---|---|---|${groups.map(() => '---|').join('')}
${faceFaults.map((fault) => rowOf(fault.id, runs, groups)).join('\n')}
`;
}

type Group = readonly [name: string, has: (run: FaceFaultRun) => boolean];

function groupsOf(runs: readonly FaceFaultRun[]): Group[] {
  const skins = [...new Set(runs.map(({ person }) => person.ethnicity))].sort();
  return [
    ...collections.map((name): Group => [name, ({ person }) => person.collection === name]),
    ...skins.map((skin): Group => [skin.replace('_', ' '), ({ person }) => person.ethnicity === skin]),
  ];
}

function rowOf(id: string, runs: readonly FaceFaultRun[], groups: readonly Group[]): string {
  const own = runs.filter(({ fault }) => fault.id === id);
  const cells = groups.map(([, has]) => {
    const some = own.filter(has);
    return `${some.filter(isNoticed).length} of ${some.length}`;
  });
  const checks = own[0]?.fault.checks.join(', ') ?? '';
  return `| ${id} | ${checks} | ${countWithInterval(own.filter(isNoticed).length, own.length)} | ${cells.join(' | ')} |`;
}

const order: Readonly<Record<Verdict, number>> = { pass: 0, undetermined: 1, fail: 2 };

function isNoticed({ clean, faulty }: FaceFaultRun): boolean {
  if (faulty === 'refused') return true;
  return [...faulty].some(([id, verdict]) => order[verdict] > order[clean.get(id) ?? 'pass']);
}
