import type { CheckId } from '@vesika/report';
import { type WreckKind, wreckKinds } from '../wrecks/wreck.ts';
import type { DefaultPhoto } from './default-runs.ts';

/** Share of the wrecks of each kind that must not pass. */
const goal = 0.95;

type Outcome = 'fail' | 'doubt' | 'pass';

interface Judged {
  outcome: Outcome;
  /** Checks that the wreck made worse, or the code of the error for which no photo was made. */
  by: string[];
}

/** Figures of the page, by the words of their rows. */
export function wreckHeadlines(photos: readonly DefaultPhoto[]): Record<string, string> {
  const clean = cleanOf(photos);
  const due = photos.filter(({ wreck }) => wreck && wreckKinds[wreck.kind].due === 'notice');
  const noticed = due.filter((photo) => outcomeOf(photo, clean.get(placeOf(photo))!).outcome !== 'pass');
  const kinds = [...new Set(due.map(({ wreck }) => wreck!.kind))];
  const ofKind = (some: readonly DefaultPhoto[], kind: WreckKind) =>
    some.filter(({ wreck }) => wreck!.kind === kind).length;
  const found = kinds.filter((kind) => ofKind(noticed, kind) >= goal * ofKind(due, kind));
  return {
    'Pictures that no office takes, noticed': `${((100 * noticed.length) / due.length).toFixed(0)} % of ${due.length}`,
    'Kinds of them of which 19 in 20 are noticed': `${found.length} of ${kinds.length}`,
  };
}

/** Reports how the checks react to each kind of wreck, compared with the same portrait without it. */
export function wreckSection(photos: readonly DefaultPhoto[]): string {
  const clean = cleanOf(photos);
  const wrecked = photos.filter(({ wreck }) => wreck);
  const kinds = Object.keys(wreckKinds) as WreckKind[];
  const documents = [...new Set(photos.map(({ document }) => document))];
  const rows = kinds.flatMap((kind) => {
    const some = wrecked.filter(({ wreck }) => wreck!.kind === kind);
    return some.length === 0 ? [] : [rowOf(kind, some, clean, documents)];
  });
  return `## Wrecks

Pictures that must not pass, drawn on clean people by \`lab/wrecks\` without regard to how the checks work. Each is judged by the
default way of ${documents.join(' and ')}. A check counts if it fails or doubts the wreck and not the same portrait without it.
*Named*: one of the checks that say what it is. The goal is ${100 * goal} % of each kind; a birthmark is to be left alone, so no
check may react to it.

| | photos | fail | doubt | pass | named | by |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The portraits without a wreck, by place. */
function cleanOf(photos: readonly DefaultPhoto[]): Map<string, DefaultPhoto> {
  return new Map(photos.filter(({ wreck }) => !wreck).map((photo) => [placeOf(photo), photo]));
}

function rowOf(
  kind: WreckKind,
  photos: readonly DefaultPhoto[],
  clean: ReadonlyMap<string, DefaultPhoto>,
  documents: readonly string[],
): string {
  const judged = photos.map((photo) => outcomeOf(photo, clean.get(placeOf(photo))!));
  const count = (outcome: Outcome) => judged.filter((one) => one.outcome === outcome).length;
  const { due, named } = wreckKinds[kind];
  const right = due === 'notice' ? photos.length - count('pass') : count('pass');
  const isMissed = right < goal * photos.length;
  const passed = `${count('pass')}`;
  const cells = [
    kind,
    `${photos.length / documents.length} x ${documents.length}`,
    count('fail'),
    count('doubt'),
    isMissed ? `**${passed}**` : passed,
    judged.filter(({ by }) => by.some((id) => named.test(id))).length,
    mostFrequent(judged.flatMap(({ by }) => by)) || 'none',
  ];
  return `| ${cells.join(' | ')} |`;
}

function outcomeOf(photo: DefaultPhoto, before: DefaultPhoto): Judged {
  if (photo.refused && !before.refused) return { outcome: 'fail', by: [photo.refused] };
  const fails = photo.fails.filter((id) => !before.fails.includes(id));
  const unsure = (of: DefaultPhoto): CheckId[] => [...of.questions, ...of.doubts];
  const doubts = unsure(photo).filter((id) => !unsure(before).includes(id) && !before.fails.includes(id));
  return {
    outcome: fails.length > 0 ? 'fail' : doubts.length > 0 ? 'doubt' : 'pass',
    by: [...fails, ...doubts],
  };
}

const shown = 5;

function mostFrequent(ids: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([id, count]) => `${id} ${count}`)
    .join(', ');
}

/** The portrait and document of a photo, whatever was drawn over it. */
function placeOf({ person, document, kind, seed }: DefaultPhoto): string {
  return [person.path, document, kind, seed].join();
}
