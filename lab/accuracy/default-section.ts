import { halfOf } from '../people/halves.ts';
import { evenness, paintBounds } from '../walls/wall-verdict.ts';
import {
  byCheck,
  defaultFigures,
  hasFailed,
  noticesWall,
  silentDoubts,
  wallGroups,
} from './default-figures.ts';
import type { DefaultPhoto } from './default-runs.ts';

type Group = readonly [name: string, photos: readonly DefaultPhoto[]];

/** The goals: photos without a fail, and questions a photo, before accepted walls; refused walls noticed. */
const goal = { withoutFail: 0.97, questions: 0.3, noticed: 0.95, points: 2 } as const;

const groupHeader =
  '| | photos | without a fail | questions | close to a limit | doubts | fails | asked, close to a limit or doubted |\n|---|---|---|---|---|---|---|---|';

/**
 * Figures of the page, by the words of their rows. An authority that refuses a cropped photo refuses all of them, which is no
 * verdict on a picture.
 */
export function defaultHeadlines(photos: readonly DefaultPhoto[]): Record<string, string> {
  const of = (wall: DefaultPhoto['wall']) =>
    photos.filter((photo) => photo.wall === wall && !photo.fails.includes('edits-allowed'));
  const withoutFail = (some: readonly DefaultPhoto[]) =>
    share(some.filter((photo) => !hasFailed(photo)).length, some.length);
  const refused = photos.filter(
    ({ wall, cropOnly, refused: error }) => wall === 'refused' && cropOnly && error === null,
  );
  const clean = [...of('own'), ...of('accepted')];
  const { questions, doubts } = defaultFigures(clean);
  const silent = clean.flatMap(silentDoubts).length;
  const aPhoto = (count: number) => (count / clean.length).toFixed(2);
  return {
    'People before a plain studio wall: photos without a fail': withoutFail(of('own')),
    'The same before drawn walls that an office accepts': withoutFail(of('accepted')),
    'Questions about such a photo': aPhoto(questions),
    'Points of it that cannot be measured closely enough, said with the odds': aPhoto(doubts - silent),
    'Points of it that are in doubt otherwise': aPhoto(silent),
    'Drawn walls that an office refuses, noticed': share(refused.filter(noticesWall).length, refused.length),
  };
}

function share(count: number, all: number): string {
  return `${percent(count / all)} of ${all}`;
}

/** The short table that the command prints. */
export function defaultTable(photos: readonly DefaultPhoto[]): string {
  return [
    groupHeader,
    ...documentRows(photos, 'own'),
    ...documentRows(photos, 'accepted'),
    ...noticedRows(photos),
  ].join('\n');
}

export function defaultSection(photos: readonly DefaultPhoto[]): string {
  const clean = photos.filter(({ wall }) => wall === 'own' || wall === 'accepted');
  const judgedHalf = clean.filter(({ person }) => halfOf(person.person) === 'report');
  return `## The way people get their photo

Photos for the most wanted passports and visas as wizard, API and command line make them if nothing else is asked for: where
the authority refuses edits, wall and light stay as they are. ${new Set(photos.map(({ person }) => person.path)).size} clean people
of the collections stand before their studio's own wall, and with a few generated adults and children before drawn ones. A drawn wall takes the place of the studio's in
each pixel by its share, so hair keeps its own pixels; the share is exact for six people, and the product's own matte for the
others (\`lab/walls\`). Fails for too few pixels, too little room around the head, and the raised chin of two men are true and not
counted. Canada refuses cropping by the applicant, so every photo for its passport fails \`edits-allowed\`, and rightly. *Close to a limit*: undetermined,
because the value is nearer to a limit than we can measure, or exceeds it by less than anybody sees; the result says so in words, and the
report with the chance of being inside. Nothing is asked. *Doubts* are the other undetermined checks that ask nothing; they count like questions. The goal is ${percent(goal.withoutFail)}
without a fail before accepted walls for every document and group, no group ${goal.points} points apart, ${goal.questions} questions a photo, and ${percent(goal.noticed)} of refused walls noticed.

Whether an office accepts a drawn wall follows from its physical parameters alone, without noise and compression, in the frame
that all documents share:

${boundsTable()}

A shadow counts by the milder of its two values: a soft or a shallow one is no fault.

### By document

Before the studio's own walls:

${groupHeader}
${documentRows(photos, 'own').join('\n')}

Before accepted drawn walls:

${groupHeader}
${documentRows(photos, 'accepted').join('\n')}

Walls that lie between or are refused, where the wall stays as it is:

${noticedRows(photos).join('\n')}

### By group, before own and accepted walls

${groupHeader}
${groupsOf(clean).map(groupRow).join('\n')}

The half of people and walls on which no limit was chosen: ${summary(judgedHalf)}.

### By kind of wall, where it stays as it is

| | accepted | between | refused | fails of accepted ones | refused ones noticed |
|---|---|---|---|---|---|
${kindRows(photos).join('\n')}
`;
}

function boundsTable(): string {
  const row = (name: string, accepted: string, refused: string) => `| ${name} | ${accepted} | ${refused} |`;
  const { fall, shadowDepth, shadowSlope, texture, object } = evenness;
  const { white, light } = paintBounds;
  return [
    '| | accepted | refused |\n|---|---|---|',
    row('fall of light over the frame, L*', `at most ${fall.accepted}`, `from ${fall.refused}`),
    row('depth of a shadow, L*', `at most ${shadowDepth.accepted}`, `from ${shadowDepth.refused}`),
    row(
      'edge of a shadow, L* in a hundredth of the head height',
      `at most ${shadowSlope.accepted}`,
      `from ${shadowSlope.refused}`,
    ),
    row('texture, standard deviation of L*', `at most ${texture.accepted}`, `from ${texture.refused}`),
    row(
      'size of an object, share of the wall',
      `at most ${percent(object.accepted, 2)}`,
      `from ${percent(object.refused)}`,
    ),
    row(
      'lightness of the wall under a rule for white, L*',
      `at least ${white.lightness.accepted}`,
      `below ${white.lightness.refused}`,
    ),
    row('its chroma', `at most ${white.chroma.accepted}`, `from ${white.chroma.refused}`),
    row(
      'lightness under a rule for light colours, L*',
      `at least ${light.lightness.accepted}`,
      `below ${light.lightness.refused}`,
    ),
    row('its chroma', `at most ${light.chroma.accepted}`, `from ${light.chroma.refused}`),
  ].join('\n');
}

function documentRows(photos: readonly DefaultPhoto[], wall: DefaultPhoto['wall']): string[] {
  const some = photos.filter((photo) => photo.wall === wall);
  return [['all', some] as Group, ...by(some, ({ document }) => document)].map(([name, own]) =>
    groupRow([`${name}, ${wall} wall`, own]),
  );
}

function groupRow([name, photos]: Group): string {
  const { photos: count, failed, questions, doubts } = defaultFigures(photos);
  if (count === 0) return `| ${name} | 0 | | | | | | |`;
  const silent = photos.flatMap(silentDoubts).length;
  const cells = [
    name,
    count,
    bold(percent(1 - failed / count), failed / count > 1 - goal.withoutFail),
    bold((questions / count).toFixed(2), questions / count > goal.questions),
    ((doubts - silent) / count).toFixed(2),
    (silent / count).toFixed(2),
    byCheck(photos, 'fails') || 'none',
    (['questions', 'stated', 'silent'] as const)
      .flatMap((kind) => {
        const counted = byCheck(photos, kind);
        return counted ? [`${kindWords[kind]} ${counted}`] : [];
      })
      .join('; ') || 'none',
  ];
  return `| ${cells.join(' | ')} |`;
}

const kindWords = { questions: 'asked', stated: 'close to a limit', silent: 'doubted' } as const;

function noticedRows(photos: readonly DefaultPhoto[]): string[] {
  const kept = photos.filter(({ cropOnly, refused }) => cropOnly && refused === null);
  const rows = wallGroups.slice(2).flatMap((wall) => {
    const some = kept.filter((photo) => photo.wall === wall);
    return [['all', some] as Group, ...by(some, ({ document }) => document)].map(([name, own]) => {
      const noticed = own.filter(noticesWall).length;
      const failing = own.filter(({ fails }) => fails.some((id) => id.startsWith('background-'))).length;
      const share = own.length === 0 ? 1 : noticed / own.length;
      const text = bold(`${noticed} of ${own.length}`, wall === 'refused' && share < goal.noticed);
      return `| ${name}, ${wall} wall | ${text} | ${failing} |`;
    });
  });
  return ['| | noticed | of these, failed |\n|---|---|---|', ...rows];
}

function kindRows(photos: readonly DefaultPhoto[]): string[] {
  const kept = photos.filter(({ cropOnly, refused }) => cropOnly && refused === null);
  return by(kept, ({ kind }) => kind).map(([kind, some]) => {
    const of = (wall: DefaultPhoto['wall']) => some.filter((photo) => photo.wall === wall);
    const accepted = kind === 'own' ? some : of('accepted');
    const refused = of('refused');
    const cells = [
      kind,
      accepted.length,
      of('between').length,
      refused.length,
      `${accepted.filter(hasFailed).length} (${byCheck(accepted, 'fails') || 'none'})`,
      `${refused.filter(noticesWall).length}`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

function groupsOf(photos: readonly DefaultPhoto[]): Group[] {
  return [
    ['all', photos],
    ...by(photos, ({ person }) => person.collection),
    ...by(photos, ({ person }) => person.ethnicity.replace('_', ' ')),
    ...by(photos, ({ person }) => person.sex),
    ...by(photos, ({ person: { age } }) => ageGroup(age)),
  ];
}

function ageGroup(age: number | null): string {
  if (age === null || Number.isNaN(age)) return 'age not stated';
  if (age < 18) return 'below 18';
  if (age < 25) return '18 to 24';
  return age < 40 ? '25 to 39' : '40 and above';
}

function by(photos: readonly DefaultPhoto[], of: (photo: DefaultPhoto) => string): Group[] {
  return [...new Set(photos.map(of))].map((name) => [name, photos.filter((photo) => of(photo) === name)]);
}

function summary(photos: readonly DefaultPhoto[]): string {
  const { photos: count, failed, questions, doubts } = defaultFigures(photos);
  return `${percent(1 - failed / count)} of ${count} photos without a fail, ${(questions / count).toFixed(2)} questions and ${(doubts / count).toFixed(2)} doubts a photo`;
}

function percent(share: number, digits = 0): string {
  return `${(100 * share).toFixed(share === 1 ? 0 : Math.max(digits, share > 0.9 ? 1 : 0))} %`;
}

function bold(text: string, isMissed: boolean): string {
  return isMissed ? `**${text}**` : text;
}
