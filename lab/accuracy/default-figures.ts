import type { CheckId } from '@vesika/report';
import type { DefaultPhoto } from './default-runs.ts';

/** Counts of a set of photos. */
export interface DefaultFigures {
  photos: number;
  /** Photos that fail a check or were not made. */
  failed: number;
  questions: number;
  /** Undetermined checks without a question. */
  doubts: number;
  /** Photos of which a check of the background fails or doubts. */
  wallNoticed: number;
}

export function defaultFigures(photos: readonly DefaultPhoto[]): DefaultFigures {
  const sum = (of: (photo: DefaultPhoto) => number) => photos.reduce((total, photo) => total + of(photo), 0);
  return {
    photos: photos.length,
    failed: photos.filter(hasFailed).length,
    questions: sum(({ questions }) => questions.length),
    doubts: sum(({ doubts }) => doubts.length),
    wallNoticed: photos.filter(noticesWall).length,
  };
}

export function hasFailed({ fails, refused }: DefaultPhoto): boolean {
  return fails.length > 0 || refused !== null;
}

/** Undetermined checks that neither ask nor say how close the value is to its limit. */
export function silentDoubts({ doubts, stated }: DefaultPhoto): CheckId[] {
  return doubts.filter((id) => !stated.includes(id));
}

const ofWall = /^background-/;

export function noticesWall({ fails, questions, doubts }: DefaultPhoto): boolean {
  return [...fails, ...questions, ...doubts].some((id) => ofWall.test(id));
}

export const wallGroups = ['own', 'accepted', 'between', 'refused'] as const;

/** Figures by wall and document, such as 'accepted, GB passport'; a wall that is replaced is neither noticed nor refused. */
export function figuresByWall(photos: readonly DefaultPhoto[]): Record<string, DefaultFigures> {
  const documents = [...new Set(photos.map(({ document }) => document))];
  return Object.fromEntries(
    wallGroups.flatMap((wall) =>
      documents.flatMap((document) => {
        const some = photos.filter((photo) => photo.wall === wall && photo.document === document);
        return some.length > 0 ? [[`${wall}, ${document}`, defaultFigures(some)]] : [];
      }),
    ),
  );
}

/** Counts of each check, most first: '12 background-colour, 3 sharpness'. */
export function byCheck(
  photos: readonly DefaultPhoto[],
  kind: 'fails' | 'questions' | 'stated' | 'silent',
): string {
  const counts = new Map<CheckId, number>();
  for (const photo of photos) {
    const ids = kind === 'silent' ? silentDoubts(photo) : photo[kind];
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([id, count]) => `${count} ${id}`)
    .join(', ');
}

/** Processors round the nets' results differently, which may move a value across a limit. */
const tolerated = 1;

/** The figures that became worse, in words; empty if none did. */
export function defaultWorseThan(
  committed: Readonly<Record<string, DefaultFigures>>,
  found: Readonly<Record<string, DefaultFigures>>,
): string[] {
  return Object.entries(found).flatMap(([name, now]) => {
    const before = committed[name];
    if (!before) return [`${name}: no figures are committed`];
    const worse: string[] = [];
    const isRefused = name.startsWith('refused');
    if (!isRefused && now.failed > before.failed)
      worse.push(`${name}: ${now.failed} fail, before ${before.failed}`);
    const unsure = ({ questions, doubts }: DefaultFigures) => questions + doubts;
    if (!isRefused && unsure(now) > unsure(before) + tolerated)
      worse.push(`${name}: ${unsure(now)} undetermined, before ${unsure(before)}`);
    if (isRefused && now.wallNoticed < before.wallNoticed)
      worse.push(`${name}: ${now.wallNoticed} walls noticed, before ${before.wallNoticed}`);
    return worse;
  });
}
