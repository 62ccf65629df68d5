import type { Verdict } from '@vesika/report';
import { collections } from '../people/collection-people.ts';
import { type FaceFaultRun, faceFaults } from './face-fault-runs.ts';
import { countWithInterval } from './interval.ts';
import { secondFaults } from './second-faults.ts';

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

/** Reports how many faults of each generator are noticed, kind by kind. */
export function generatorSection(runs: readonly FaceFaultRun[]): string {
  const people = new Set(runs.map(({ person }) => person.path)).size;
  const rows = secondFaults.map(({ id, first, checks }) => {
    const cells = [id, noticed(id, runs), first ?? 'none', first ? noticed(first, runs) : '-'];
    return `| ${checks.join(', ')} | ${cells.join(' | ')} |`;
  });
  return `## Faults of faces by a second generator

One script draws one kind of side light, and checks may learn the script. \`lab/accuracy/second-faults.ts\` was written without
knowledge of the first generator, but for the cap. Both are drawn into portraits of ${people} people and judged as above,
headwear in a whole photo; the worse figure of a kind is the one that counts.

| Check in charge | second generator | noticed | first generator | noticed |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

function noticed(id: string, runs: readonly FaceFaultRun[]): string {
  const own = runs.filter(({ fault }) => fault.id === id);
  return countWithInterval(own.filter(isNoticed).length, own.length);
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
  return `| ${id} | ${checks} | ${noticed(id, runs)} | ${cells.join(' | ')} |`;
}

const order: Readonly<Record<Verdict, number>> = { pass: 0, undetermined: 1, fail: 2 };

function isNoticed({ clean, faulty }: FaceFaultRun): boolean {
  if (faulty === 'refused') return true;
  return [...faulty].some(([id, verdict]) => order[verdict] > order[clean.get(id) ?? 'pass']);
}
