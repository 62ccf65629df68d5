import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check, CheckId } from '@vesika/report';
import { originalFaults } from '../../packages/engine/fixtures/faults/original-faults.ts';
import { halfOf } from '../people/halves.ts';
import type { WallKind } from '../walls/wall.ts';
import { wreckKinds } from '../wrecks/wreck.ts';
import type { DefaultPhoto } from './default-runs.ts';

/** The maker of a limit. */
type Shelf = 'authority' | 'standard' | 'own';

/** Checks that are in charge of a kind of refused wall. */
const inChargeOfWall: Partial<Record<WallKind, readonly CheckId[]>> = {
  'strong-window-light': ['background-uniformity', 'background-shadow'],
  'hard-shadow': ['background-shadow'],
  'doubtful-shadow': ['background-shadow'],
  'coloured-paint': ['background-colour'],
  'dark-paint': ['background-colour'],
  socket: ['background-uniformity'],
  'door-frame': ['background-uniformity'],
  curtain: ['background-uniformity'],
};

/** Reports where accepted and wrong pictures lie beside each of our own limits. */
export function limitSection(photos: readonly DefaultPhoto[]): string {
  const judgedHalf = photos.filter(({ person }) => halfOf(person.person) === 'report');
  const clean = judgedHalf.filter(
    ({ wall, wreck, fault }) => !wreck && !fault && (wall === 'own' || wall === 'accepted'),
  );
  const wrong = judgedHalf.filter(({ wall, wreck, fault }) => wreck || fault || wall === 'refused');
  const own = ownLimits();
  return `## Our own limits

A limit is made by an authority, by a standard, or by ourselves for what an authority says in words. This table has every one of
our own. The pictures are of people and walls on which no limit was chosen: clean ones before accepted walls, and ones that are
plainly wrong and that the check is in charge of: refused walls, wrecks, and faults of originals. Each photo counts for the
limit that decided its check; where several limits of one check are crossed, it is the worst. A fail or doubt of a clean photo is
false. A dash: no such picture.

Measures judged in these photos: ${shelves(judgedHalf)}.

| Limit | check | clean: photos | fail | doubt | wrong: photos | fail | doubt | by another limit of the check |
|---|---|---|---|---|---|---|---|---|
${own.map((title) => rowOf(title, clean, wrong)).join('\n')}
`;
}

/** The titles of all own limits, as the code states them, so that one that no photo reaches is listed too. */
function ownLimits(): string[] {
  const folders = ['checks', 'limits'].map((name) =>
    join(import.meta.dirname, '../../packages/engine/src', name),
  );
  const titles = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /(?<!\.test|\.fixture)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/ownLimit\(\s*'([^']+)'/g)])
      .map(([, title]) => title!),
  );
  return [...new Set(titles)].sort();
}

function rowOf(title: string, clean: readonly DefaultPhoto[], wrong: readonly DefaultPhoto[]): string {
  const ids = [
    ...new Set(
      [...clean, ...wrong].flatMap(({ checks }) =>
        checks.filter((check) => check.source.title === title).map(({ id }) => id),
      ),
    ),
  ];
  const id = ids[0];
  if (!id) return `| ${title} | - | - | - | - | - | - | - | - |`;
  const crossed = (check: Check | undefined, verdict: Check['verdict']) =>
    check?.verdict === verdict && check.source.title === title;
  const find = ({ checks }: DefaultPhoto) => checks.find((check) => ids.includes(check.id));
  const judged = clean.flatMap((photo) => find(photo) ?? []);
  const due = wrong.filter((photo) => isInCharge(id, photo)).flatMap((photo) => find(photo) ?? []);
  const count = (checks: readonly Check[], verdict: Check['verdict']) =>
    checks.filter((check) => crossed(check, verdict)).length;
  const others = due.filter((check) => check.verdict !== 'pass' && check.source.title !== title).length;
  const cells = [
    title,
    ids.join(', '),
    judged.length,
    count(judged, 'fail'),
    count(judged, 'undetermined'),
    ...(due.length === 0
      ? ['-', '-', '-', '-']
      : [due.length, count(due, 'fail'), count(due, 'undetermined'), others]),
  ];
  return `| ${cells.join(' | ')} |`;
}

function isInCharge(id: CheckId, { wreck, fault, kind, wall }: DefaultPhoto): boolean {
  if (fault) return originalFaults.find((one) => one.id === fault)!.checks.includes(id);
  if (wreck) return wreckKinds[wreck.kind].due === 'notice' && wreckKinds[wreck.kind].named.test(id);
  return wall === 'refused' && (inChargeOfWall[kind as WallKind]?.includes(id) ?? false);
}

function shelves(photos: readonly DefaultPhoto[]): string {
  const measures: Record<Shelf, Set<string>> = { authority: new Set(), standard: new Set(), own: new Set() };
  for (const { checks } of photos) {
    for (const { id, measure, source } of checks) measures[shelfOf(source.basis)].add(`${id}.${measure}`);
  }
  const { authority, standard, own } = measures;
  return `${authority.size} by limits of authorities, ${standard.size} by limits or components of standards, ${own.size} by our own`;
}

function shelfOf(basis: Check['source']['basis']): Shelf {
  if (basis === 'vesika') return 'own';
  return basis === 'standard' ? 'standard' : 'authority';
}
