import type { Check, CheckId } from '@vesika/report';
import { isBare } from '../fit/coverings/face-cover-examples.ts';
import { countWithInterval } from './interval.ts';
import type { JudgedPerson } from './open-people.ts';

/** Checks that ask about things worn or held. */
const coveringChecks: readonly CheckId[] = [
  'face-occlusion-prevention',
  'mouth-occlusion-prevention',
  'hair-over-eyes',
  'no-head-coverings',
  'glasses',
];

/** Reports questions, doubts and false fails about coverings on bare heads, by group. */
export function questionSection(judged: readonly JudgedPerson[]): string {
  const bare = judged.filter(({ portrait }) => isBare(portrait));
  const photographs = bare.filter(({ portrait }) => portrait.origin === 'photograph');
  const groups: Array<[string, readonly JudgedPerson[]]> = [
    ['photographs', photographs],
    ...valuesOf(photographs, 'ethnicity').map((value): [string, JudgedPerson[]] => [
      value,
      photographs.filter((p) => p.portrait.ethnicity === value),
    ]),
    ...valuesOf(photographs, 'sex').map((value): [string, JudgedPerson[]] => [
      value,
      photographs.filter((p) => p.portrait.sex === value),
    ]),
    ['generated, contrasty light', bare.filter(({ portrait }) => portrait.origin === 'generated')],
  ];
  return `## Questions about coverings on bare portraits

German passport photos of portraits with even numbers on which nothing is worn or held. The parameters were fitted on odd
numbers. Asked means undetermined.

| Group | photos | asked per photo | ${coveringChecks.join(' | ')} | false fails |
|---|---|---|${coveringChecks.map(() => '---').join('|')}|---|
${groups.map(([name, people]) => rowOf(name, people)).join('\n')}

No photo was made of: ${
    bare
      .filter(({ checks }) => !checks)
      .map(({ portrait }) => portrait.path)
      .join(', ') || 'none'
  }.

${wornTable(judged)}`;
}

function rowOf(name: string, people: readonly JudgedPerson[]): string {
  const seen = people.flatMap(({ checks }) => (checks ? [checks.filter(isAboutCoverings)] : []));
  const count = (id: CheckId | null, verdict: Check['verdict']) =>
    seen.flat().filter((check) => check.verdict === verdict && (id === null || check.id === id)).length;
  const perPhoto = (count(null, 'undetermined') / Math.max(1, seen.length)).toFixed(2);
  const each = coveringChecks.map((id) => count(id, 'undetermined'));
  return `| ${name} | ${seen.length} | ${perPhoto} | ${each.join(' | ')} | ${count(null, 'fail')} |`;
}

const wornKinds: ReadonlyArray<readonly [kind: string, seen: RegExp, by: CheckId]> = [
  ['hats, caps, bandanas', /hat|cap|bandana/, 'no-head-coverings'],
  ['headphones', /headphones/, 'no-head-coverings'],
  ['glasses and sunglasses', /^(sun)?glasses/, 'glasses'],
];

/** Reports the coverings that the portraits show. */
function wornTable(judged: readonly JudgedPerson[]): string {
  const rows = wornKinds.map(([kind, seen, by]) => {
    const people = judged.filter(({ portrait, checks }) => checks && seen.test(portrait.seen));
    const verdicts = people.map(({ checks }) => checks!.find(({ id }) => id === by));
    // Germany allows glasses, so the check passes; its value contains the measure.
    const found = verdicts.filter(
      (check) => check && (check.verdict !== 'pass' || (by === 'glasses' && isFrame(check))),
    );
    return `| ${kind} | ${by} | ${countWithInterval(found.length, people.length)} |`;
  });
  return `### Detection of things worn

| Worn | check | detected |
|---|---|---|
${rows.join('\n')}
`;
}

function isFrame({ value }: Check): boolean {
  return (value ?? 0) > 0.5;
}

function isAboutCoverings({ id }: Check): boolean {
  return coveringChecks.includes(id);
}

function valuesOf(people: readonly JudgedPerson[], trait: 'ethnicity' | 'sex'): string[] {
  return [...new Set(people.flatMap(({ portrait }) => portrait[trait] ?? []))].sort();
}
