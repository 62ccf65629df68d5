import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Fingerprint } from './fingerprint.ts';

/** Links carry both in their query, and the forms of their pages send both along. */
export const linkKeySchema = z.object({ id: z.uuid(), key: z.string().max(100) });
export type LinkKey = z.infer<typeof linkKeySchema>;

export interface KeyedLinks {
  linkTo(id: string): string;
  isGenuine(given: LinkKey): boolean;
}

export interface KeyedLinksParts {
  fingerprint: Fingerprint;
  siteUrl: () => string;
}

/** Links in mails that need no account: the key of a link is known to the receiver of its mail alone. */
export function createKeyedLinks(
  { fingerprint, siteUrl }: KeyedLinksParts,
  { path, purpose }: { path: string; purpose: string },
): KeyedLinks {
  const keyOf = (id: string) => fingerprint(`${purpose} ${id}`);
  return {
    linkTo: (id) => {
      const link = new URL(path, siteUrl());
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
