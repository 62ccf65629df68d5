import { type CheckId, checkIds, questionsOf } from '@vesika/report';
import { findRequirement } from '@vesika/requirements';
import { observedPortrait } from '../../packages/engine/fixtures/observed-portrait.ts';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { composePhoto } from '../../packages/engine/src/compose-photo.ts';
import { EngineError } from '../../packages/engine/src/errors.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import { type OrdinaryPicture, ordinaryPictures } from '../people/ordinary-pictures.ts';
import { countWithInterval } from './interval.ts';

/** The questions about one photo; null if no photo was made. */
export interface AskedPhoto {
  picture: OrdinaryPicture;
  document: string;
  questions: readonly CheckId[] | null;
}

const documents = [
  { countryCode: 'US', documentType: 'visa' },
  { countryCode: 'DE', documentType: 'passport' },
  { countryCode: 'IN', documentType: 'passport' },
] as const;

/** Questions a photo, and the share of true ones, that the product aims at. */
const goal = { perPhoto: 0.7, trueShare: 0.5 } as const;

/** Makes photos with a new background of every ordinary picture. */
export async function askAboutOrdinary(sessions: Sessions): Promise<AskedPhoto[]> {
  const photos: AskedPhoto[] = [];
  for (const picture of ordinaryPictures) {
    const bytes = readPortrait(picture.path);
    for (const document of documents) {
      const { requirement } = findRequirement(document)!;
      const base = { picture, document: `${document.countryCode} ${document.documentType}` };
      try {
        const observation = await observedPortrait(picture.path, sessions);
        const request = { requirement, background: 'replace' as const };
        const { report } = await composePhoto(bytes, observation, request, sessions);
        photos.push({ ...base, questions: questionsOf(report.checks) });
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        photos.push({ ...base, questions: null });
      }
    }
  }
  return photos;
}

/** Questions about the cut-out have a section of their own, with labels for each photo. */
const labelledElsewhere: ReadonlySet<CheckId> = new Set<CheckId>(['cut-out']);

export function ordinaryHeadlines(photos: readonly AskedPhoto[]): Record<string, string> {
  const { perPhoto, right, labelled } = totals(photos.filter(({ questions }) => questions));
  return {
    'Questions about an ordinary picture, and how many are true': `${perPhoto}; ${right} of ${labelled}`,
  };
}

/** Reports how often each question is asked about ordinary pictures, and how often it is true. */
export function ordinarySection(photos: readonly AskedPhoto[]): string {
  const made = photos.filter(({ questions }) => questions);
  const rows = checkIds.flatMap((id) => {
    const asked = made.filter(({ questions }) => questions!.includes(id));
    const isKnown = made.some(({ picture }) => picture.seen.includes(id));
    return asked.length > 0 || isKnown ? [rowOf(id, asked, made)] : [];
  });
  return `## Questions about ordinary pictures

Photos with a new background for ${documents.map((d) => `${d.countryCode} ${d.documentType}`).join(', ')}, of ${
    ordinaryPictures.length
  } portraits from kitchens,
stages, streets and press walls. None is good enough for a document as it is. A person labelled at full size what each shows
(\`lab/people/ordinary-pictures.ts\`). No net was fitted on them, but limits were set after a look at them, so others may do
worse. The goal is at most ${goal.perPhoto} questions a photo, and every second one true.

${totalLine(made)}

| Question | asked, photos | true | asked of the photos that show it |
|---|---|---|---|
${rows.join('\n')}

No photo: ${
    photos
      .filter(({ questions }) => !questions)
      .map(({ picture, document }) => `${picture.path} (${document})`)
      .join(', ') || 'none'
  }.
`;
}

function isTrue({ picture }: AskedPhoto, id: CheckId): boolean {
  return picture.seen.includes(id);
}

function totalLine(photos: readonly AskedPhoto[]): string {
  const { perPhoto, right, labelled } = totals(photos);
  return `${photos.length} photos, **${perPhoto} questions a photo**; true: ${countWithInterval(right, labelled)}.`;
}

function totals(photos: readonly AskedPhoto[]) {
  const asked = photos.flatMap((photo) => photo.questions!.map((id) => ({ photo, id })));
  const labelled = asked.filter(({ id }) => !labelledElsewhere.has(id));
  return {
    perPhoto: (asked.length / Math.max(1, photos.length)).toFixed(2),
    right: labelled.filter(({ photo, id }) => isTrue(photo, id)).length,
    labelled: labelled.length,
  };
}

function rowOf(id: CheckId, asked: readonly AskedPhoto[], made: readonly AskedPhoto[]): string {
  const right = asked.filter((photo) => isTrue(photo, id)).length;
  const shown = made.filter((photo) => isTrue(photo, id));
  const cells = [
    id,
    asked.length,
    labelledElsewhere.has(id)
      ? 'not labelled here'
      : right < goal.trueShare * asked.length
        ? `**${right}**`
        : right,
    shown.length === 0 ? '-' : `${right} of ${shown.length}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
