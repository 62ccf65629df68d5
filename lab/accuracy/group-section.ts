import { checkIds } from '@vesika/report';
import { type JudgedPhoto, ofOriginalSize } from './compliant-photos.ts';
import { faultsInCharge, runOutcome, runsOf } from './fault-outcome.ts';
import type { FaultRun } from './fault-runs.ts';
import { countWithInterval } from './interval.ts';
import { compliantPortraits, type Sitter } from './labels.ts';

const groups: ReadonlyArray<readonly [keyof Sitter, Sitter[keyof Sitter]]> = [
  ['skin', 'light'],
  ['skin', 'dark'],
  ['sex', 'female'],
  ['sex', 'male'],
  ['age', 'below 25'],
  ['age', '25 to 39'],
  ['age', '40 and above'],
];

/** Reports the errors by skin tone, sex and age. */
export function groupSection(judged: readonly JudgedPhoto[], runs: readonly FaultRun[]): string {
  const rows = groups.map(([trait, group]) => {
    const photos = judged.filter(({ portrait }) => portrait[trait] === group);
    const checks = photos.flatMap((photo) => photo.checks).filter(({ id }) => !ofOriginalSize.has(id));
    const fails = checks.filter(({ verdict }) => verdict === 'fail').length;
    const doubts = checks.filter(({ verdict }) => verdict === 'undetermined').length;
    const strong = strongRuns(runs).filter(({ run }) => sitterOf(run.portrait)[trait] === group);
    const missed = strong.filter(({ missed: isMissed }) => isMissed).length;
    const people = new Set(photos.map(({ portrait }) => portrait.path)).size;
    return `| ${trait}: ${group} | ${people} | ${countWithInterval(fails, checks.length)} | ${countWithInterval(doubts, checks.length)} | ${countWithInterval(missed, strong.length)} |`;
  });
  return `## By skin tone, sex and age

The table counts false fails and doubts over all checks and photos of the compliant portraits, and faults of grade 1 that
pass. Skin tone is derived from the ethnicity that the collection states (black: dark; white and East Asian: light); it is
not measured. With so few people, the rows can show a large difference but not a small one. The checks of one photo depend
on each other, so the intervals are too narrow.

| Group | people | false fails | doubts | faults of grade 1 missed |
|---|---|---|---|---|
${rows.join('\n')}

${differences(judged)}
${unequalFaults(runs)}`;
}

function strongRuns(runs: readonly FaultRun[]) {
  return faultsInCharge.flatMap((fault) =>
    runsOf(runs, fault.id, 1).map((run) => ({ run, missed: runOutcome(run, fault.checks) === 'missed' })),
  );
}

function sitterOf(path: string): Sitter {
  return compliantPortraits.find((portrait) => portrait.path === path)!;
}

/** Checks whose false-fail rates by skin tone differ by more than one person of the smaller group. */
function differences(judged: readonly JudgedPhoto[]): string {
  const people = (skin: Sitter['skin']) =>
    [...new Set(judged.map(({ portrait }) => portrait))].filter((portrait) => portrait.skin === skin);
  const onePerson = 1 / Math.min(people('light').length, people('dark').length);
  const rate = (id: string, skin: Sitter['skin']) => {
    const failing = people(skin).filter((portrait) =>
      judged.some(
        (photo) =>
          photo.portrait === portrait &&
          photo.checks.some((check) => check.id === id && check.verdict === 'fail'),
      ),
    );
    return failing.length / people(skin).length;
  };
  const unequal = checkIds.filter((id) => Math.abs(rate(id, 'light') - rate(id, 'dark')) > onePerson);
  return `Checks whose rate of false fails differs between skin tones by more than one person: ${unequal.join(', ') || 'none'}.
`;
}

/** Faults of grade 1 that fail more often on one skin tone than on the other; a doubt counts less than a fail. */
function unequalFaults(runs: readonly FaultRun[]): string {
  const failing = (id: string, skin: Sitter['skin']) => {
    const fault = faultsInCharge.find((one) => one.id === id)!;
    const own = runsOf(runs, id, 1).filter((run) => sitterOf(run.portrait).skin === skin);
    return { caught: own.filter((run) => runOutcome(run, fault.checks) === 'caught').length, of: own.length };
  };
  const rows = faultsInCharge.flatMap(({ id }) => {
    const [light, dark] = [failing(id, 'light'), failing(id, 'dark')];
    const onePerson = 1 / Math.min(light.of, dark.of);
    if (Math.abs(light.caught / light.of - dark.caught / dark.of) <= onePerson) return [];
    return `| ${id} | ${light.caught} of ${light.of} | ${dark.caught} of ${dark.of} |`;
  });
  if (rows.length === 0)
    return 'For every fault of grade 1, the rates of fails on both skin tones differ by one person at most.\n';
  return `For these faults of grade 1, the rates of fails differ between skin tones by more than one person; the other
portraits are doubted or pass. With ${faultsInCharge.length} faults and so few people, some differ by chance:

| Fault of grade 1 | light: fails | dark: fails |
|---|---|---|
${rows.join('\n')}
`;
}
