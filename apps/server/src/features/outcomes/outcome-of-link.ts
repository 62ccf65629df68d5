import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { type PhotoOutcomeRow, photoOutcomes } from '../../platform/database/schema/index.ts';
import { sendPlainPage } from '../../platform/http/plain-forms.ts';
import type { LinkKey } from '../../platform/secrets/keyed-links.ts';
import { languageOfRequest } from '../../platform/web-pages/visitor-preferences.ts';
import type { OutcomeLinks } from './outcome-links.ts';
import { textPage } from './outcome-page.ts';

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

export async function sendGone(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendPlainPage(reply.code(404), await textPage(languageOfRequest(request), 'gone'));
}
