import { type Check, type CheckId, questionsOf } from '@vesika/report';
import { type DocumentType, findRequirement } from '@vesika/requirements';
import { observedPortrait } from '../../packages/engine/fixtures/observed-portrait.ts';
import { readPortrait } from '../../packages/engine/fixtures/shared-portraits.ts';
import { composePhoto } from '../../packages/engine/src/compose-photo.ts';
import type { HeadLine } from '../../packages/engine/src/measure/head/head-line.ts';
import type { Sessions } from '../../packages/engine/src/nets/sessions.ts';
import type { CollectionPerson } from '../people/collection-people.ts';

export interface Document {
  countryCode: string;
  documentType: DocumentType;
}

/** Documents whose photos are counted, among them narrow head bands, exact pixels and large frames. */
export const documents: readonly Document[] = [
  ...['DE', 'GB', 'FR', 'CA', 'IN', 'CN', 'TR'].map((countryCode) => ({
    countryCode,
    documentType: 'passport' as const,
  })),
  { countryCode: 'US', documentType: 'visa' },
];

/** Verdicts on the photo of a clean person. */
export interface CleanPhoto {
  person: CollectionPerson;
  hair: 'little' | 'some' | 'much';
  /** 'DE passport' */
  document: string;
  falseFails: CheckId[];
  /** Undetermined checks that ask the person. */
  questions: CheckId[];
  /** Undetermined checks that do not ask. */
  doubts: CheckId[];
}

/** Makes the photo of every person for every document. */
export async function photographCollections(
  people: readonly CollectionPerson[],
  wanted: readonly Document[],
  sessions: Sessions,
): Promise<CleanPhoto[]> {
  const photos: CleanPhoto[] = [];
  for (const person of people) {
    const bytes = readPortrait(person.path);
    const observation = await observedPortrait(person.path, sessions);
    for (const document of wanted) {
      const { requirement } = findRequirement(document)!;
      const { report } = await composePhoto(bytes, observation, { requirement }, sessions);
      photos.push(cleanPhoto(person, observation.head, document, report.checks));
    }
  }
  return photos;
}

/**
 * Checks that fail for what these portraits are or what the product did, and not by mistake: they have too few pixels
 * or too little room for some documents, and some authorities refuse any edit.
 */
const trueFails: ReadonlySet<CheckId> = new Set<CheckId>([
  'upscaling',
  'source-completeness',
  'edits-allowed',
]);

/** Men who do hold the chin too high: their ears are far below their eyes (decision 029). */
const chinRaised: ReadonlySet<string> = new Set(['london/105_neutral.jpg', 'london/140_neutral.jpg']);

function cleanPhoto(
  person: CollectionPerson,
  head: HeadLine<'source'>,
  { countryCode, documentType }: Document,
  checks: readonly Check[],
): CleanPhoto {
  const idsOf = (verdict: Check['verdict']) =>
    checks.flatMap((check) => (check.verdict === verdict ? [check.id] : []));
  const questions = questionsOf(checks);
  const isTrue = (id: CheckId) =>
    trueFails.has(id) || (id === 'head-pose-pitch' && chinRaised.has(person.path));
  return {
    person,
    hair: hairOf(head),
    document: `${countryCode} ${documentType}`,
    falseFails: idsOf('fail').filter((id) => !isTrue(id)),
    questions,
    doubts: idsOf('undetermined').filter((id) => !(questions as CheckId[]).includes(id)),
  };
}

/** Hair above the crown, as shares of the head height. */
const hairShares = { some: 0.03, much: 0.06 } as const;

function hairOf({ crown, hairTop, headHeightPx }: HeadLine<'source'>): CleanPhoto['hair'] {
  const above = hairTop ? Math.hypot(hairTop.x - crown.x, hairTop.y - crown.y) / headHeightPx : 0;
  if (above < hairShares.some) return 'little';
  return above < hairShares.much ? 'some' : 'much';
}
