import {
  createKeyedLinks,
  type KeyedLinks,
  type KeyedLinksParts,
} from '../../platform/secrets/keyed-links.ts';

export const outcomePath = '/outcome';

export type OutcomeLinks = KeyedLinks;

export function createOutcomeLinks(parts: KeyedLinksParts): OutcomeLinks {
  return createKeyedLinks(parts, { path: outcomePath, purpose: 'the outcome' });
}
