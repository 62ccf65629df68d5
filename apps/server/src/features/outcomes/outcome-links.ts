import { timingSafeEqual } from 'node:crypto';
import type { Fingerprint } from '../../platform/secrets/fingerprint.ts';

export const outcomePath = '/outcome';

export interface OutcomeLinks {
  linkTo(outcomeId: string): string;
  isGenuine(given: { id: string; key: string }): boolean;
}

/** Links that need no account: only somebody who got the mail can know the key of an outcome. */
export function createOutcomeLinks(parts: { fingerprint: Fingerprint; siteUrl: () => string }): OutcomeLinks {
  const keyOf = (id: string) => parts.fingerprint(`the outcome ${id}`);
  return {
    linkTo: (id) => {
      const link = new URL(outcomePath, parts.siteUrl());
      link.searchParams.set('id', id);
      link.searchParams.set('key', keyOf(id));
      return link.href;
    },
    isGenuine: ({ id, key }) => {
      const [wanted, given] = [Buffer.from(keyOf(id)), Buffer.from(key)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
