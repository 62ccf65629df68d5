import {
  createKeyedLinks,
  type KeyedLinks,
  type KeyedLinksParts,
} from '../../platform/secrets/keyed-links.ts';

export const outcomePath = '/outcome';
/** Takes the reason and the letter of a refusal. */
export const refusalPath = '/outcome/refusal';

export type OutcomeLinks = KeyedLinks;

export function createOutcomeLinks(parts: KeyedLinksParts): OutcomeLinks {
  return createKeyedLinks(parts, { path: outcomePath, purpose: 'the outcome' });
}
