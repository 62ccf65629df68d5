import {
  allowedThings,
  type OriginalFault,
  originalFaults,
} from '../../packages/engine/fixtures/faults/original-faults.ts';
import { type OriginalOutcome, originalOutcome } from '../original-faults/original-fault-outcome.ts';
import { type OriginalFaultRun, runOriginalFaults } from '../original-faults/original-fault-runs.ts';
import { type Ethnicity, type Londoner, londoners } from '../people/london.ts';

const groups: readonly Ethnicity[] = ['black', 'east_asian', 'west_asian', 'white'];
const perGroupMax = 4;

/** People with even ids, equally many of each group as far as available; limits were chosen on odd ids. */
function judgedPeople(): Londoner[] {
  const even = londoners().filter(({ id }) => id % 2 === 0);
  return groups.flatMap((group) => even.filter(({ ethnicity }) => ethnicity === group).slice(0, perGroupMax));
}

/** Reports the outcome of faults that the original already has when it is uploaded, by group. */
export async function originalFaultSection(): Promise<string> {
  const people = judgedPeople();
  if (people.length === 0) return '';
  const runs = await runOriginalFaults(people.map(({ neutral }) => neutral));
  const rows = originalFaults.map((fault) => rowOf(fault, people, runs));
  const impossible = originalFaults.flatMap(({ id, impossible }) =>
    impossible ? [`- ${id}: ${impossible}`] : [],
  );
  return `## Faults of originals

Faults of \`packages/engine/fixtures/faults/original-faults.ts\`, applied to the originals of ${people.length} people on whom
no limit was chosen (${groups.map((group) => `${shown(group)} ${of(people, group).length}`).join(', ')}).
Each is uploaded as a JPEG of quality 93 and made into a photo for the German passport, wire glasses for the one of the
United States, which forbids them. *Caught*: a check in charge fails,
or no photo is made. *Corrected*: the original would fail or be doubted, and the photo passes after a reported change.
*Asked* and *doubted* as above. A finding counts only if the same person's unchanged portrait does not have it. People
whose unchanged portrait already fails a check in charge are omitted. The group columns count those not missed.

| Fault | checks in charge | caught | corrected | asked | doubted | missed | ${groups.map(shown).join(' | ')} |
|---|---|---|---|---|---|---|${groups.map(() => '---|').join('')}
${rows.join('\n')}

Allowed things that look like faults; every fail and question is one too many:

| Thing | checks | failed | asked or doubted | passed |
|---|---|---|---|---|
${allowedThings.map((thing) => allowedRow(thing, people, runs)).join('\n')}

No measure that we know detects these:

${impossible.join('\n') || 'None.'}
`;
}

function rowOf(fault: OriginalFault, people: readonly Londoner[], runs: readonly OriginalFaultRun[]): string {
  const own = ({ neutral }: Londoner, id: string) =>
    runs.find((run) => run.portrait === neutral && run.fault === id)!;
  const outcomes = people
    .filter((person) => !isFaultyAlready(own(person, 'none'), fault))
    .map((person) => ({
      person,
      outcome: originalOutcome(own(person, fault.id), own(person, 'none'), fault),
    }));
  const count = (outcome: OriginalOutcome) => outcomes.filter((one) => one.outcome === outcome).length || '';
  const noticed = groups.map((group) => {
    const ofGroup = outcomes.filter(({ person }) => person.ethnicity === group);
    return `${ofGroup.filter(({ outcome }) => outcome !== 'missed').length} of ${ofGroup.length}`;
  });
  const missed = count('missed') && `**${count('missed')}**`;
  return `| ${fault.id} | ${fault.checks.join(', ')} | ${count('caught')} | ${count('corrected')} | ${count('asked')} | ${count('doubted')} | ${missed} | ${noticed.join(' | ')} |`;
}

function allowedRow(
  thing: OriginalFault,
  people: readonly Londoner[],
  runs: readonly OriginalFaultRun[],
): string {
  const outcomes = people.map(({ neutral }) => {
    const own = (id: string) => runs.find((run) => run.portrait === neutral && run.fault === id)!;
    return originalOutcome(own(thing.id), own('none'), thing);
  });
  const count = (...some: OriginalOutcome[]) => outcomes.filter((one) => some.includes(one)).length;
  return `| ${thing.id} | ${thing.checks.join(', ')} | ${count('caught')} | ${count('asked', 'doubted')} | ${count('missed', 'corrected')} |`;
}

/** If a check in charge already fails the unchanged original, it says nothing about the added fault. */
function isFaultyAlready({ seen }: OriginalFaultRun, { checks }: OriginalFault): boolean {
  return typeof seen !== 'string' && checks.some((id) => seen.photo[id] === 'fail');
}

function of(people: readonly Londoner[], group: Ethnicity): Londoner[] {
  return people.filter(({ ethnicity }) => ethnicity === group);
}

function shown(group: Ethnicity): string {
  return group.replace('_', ' ').replace('asian', 'Asian');
}
