import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { LinkKey } from '../../platform/secrets/keyed-links.ts';
import {
  createKeyedLinks,
  type KeyedLinks,
  type KeyedLinksParts,
} from '../../platform/secrets/keyed-links.ts';
import { type PhotoOutcomeRow, photoOutcomes } from '../../schema/index.ts';

export const outcomePath = '/outcome';
/** Takes the reason of a refusal. */
export const refusalPath = '/outcome/refusal';

export type OutcomeLinks = KeyedLinks;

export function createOutcomeLinks(parts: KeyedLinksParts): OutcomeLinks {
  return createKeyedLinks(parts, { path: outcomePath, purpose: 'the outcome' });
}

export interface LinkParts {
  db: Database;
  links: OutcomeLinks;
}

export async function outcomeOfLink(
  { db, links }: LinkParts,
  given: LinkKey,
): Promise<PhotoOutcomeRow | undefined> {
  if (!links.isGenuine(given)) return undefined;
  const [outcome] = await db.select().from(photoOutcomes).where(eq(photoOutcomes.id, given.id));
  return outcome;
}
