import { randomUUID } from 'node:crypto';
import { deleteRenewal, getRenewal, listRenewals, setRenewal } from '@vesika/contract';
import { createMailTranslator, type Language } from '@vesika/messages';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../platform/clock/durations.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import {
  readPlainForm,
  refuseForeignForm,
  sendPlainPage,
  takePlainForms,
} from '../../platform/http/plain-forms.ts';
import { keyedForm, plainPage } from '../../platform/http/plain-page.ts';
import { serveUser } from '../../platform/http/route.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  createKeyedLinks,
  type KeyedLinks,
  type KeyedLinksParts,
  type LinkKey,
  linkKeySchema,
} from '../../platform/secrets/keyed-links.ts';
import { languageOfRequest } from '../../platform/web-pages/visitor-preferences.ts';
import { type RenewalRow, renewals, type UserPhotoRow } from '../../schema/index.ts';
import { requireOwnPhoto } from '../photos/index.ts';

const path = '/renewal';

export function renewalLinks(parts: KeyedLinksParts): KeyedLinks {
  return createKeyedLinks(parts, { path, purpose: 'the renewal' });
}

interface RenewalsParts extends Pick<Platform, 'db' | 'clock'> {
  links: KeyedLinks;
}

export function registerRenewals(app: FastifyInstance, { db, clock, links }: RenewalsParts): void {
  serveUser(app, getRenewal, async (request, caller) => {
    const photo = await requireOwnPhoto(db, caller, request.params.photoId);
    const [row] = await db.select().from(renewals).where(ofDocument(caller.userId, photo));
    return { expiresOn: row?.expiresOn ?? null };
  });

  serveUser(app, setRenewal, async (request, caller) => {
    const { userId } = caller;
    const { expiresOn } = request.body;
    const photo = await requireOwnPhoto(db, caller, request.params.photoId);
    const now = new Date(clock());
    if (expiresOn === null) {
      await db.delete(renewals).where(ofDocument(userId, photo));
      return { expiresOn };
    }
    if (expiresOn <= dayOf(now)) {
      throw new ServiceError('request-invalid', { field: 'expiresOn' });
    }
    const { countryCode, documentType, variant } = photo;
    await db
      .insert(renewals)
      .values({ id: randomUUID(), userId, countryCode, documentType, variant, expiresOn, createdAt: now })
      .onConflictDoUpdate({
        target: [renewals.userId, renewals.countryCode, renewals.documentType, renewals.variant],
        set: { expiresOn, mailedAt: null },
      });
    return { expiresOn };
  });

  serveUser(app, listRenewals, async (_request, { userId }) => {
    const { id, countryCode, documentType, variant, expiresOn } = renewals;
    return {
      renewals: await db
        .select({ id, countryCode, documentType, variant, expiresOn })
        .from(renewals)
        .where(eq(renewals.userId, userId))
        .orderBy(asc(expiresOn)),
    };
  });

  serveUser(app, deleteRenewal, async (request, { userId }) => {
    await db
      .delete(renewals)
      .where(and(eq(renewals.id, request.params.renewalId), eq(renewals.userId, userId)));
    return { deleted: true as const };
  });

  // Mail scanners open links, so opening changes nothing and only the button ends the reminder.
  void app.register((scope, _options, done) => {
    takePlainForms(scope);

    scope.get(path, async (request, reply) => {
      const language = languageOfRequest(request);
      const given = linkKeySchema.safeParse(request.query);
      const row = given.success ? await find(given.data) : undefined;
      if (!given.success || !row) return sendPlainPage(reply.code(404), await textPage(language, 'gone'));
      return sendPlainPage(reply, await stopPage(language, given.data));
    });

    scope.post(path, async (request, reply) => {
      refuseForeignForm(request);
      const language = languageOfRequest(request);
      const given = linkKeySchema.safeParse(Object.fromEntries(readPlainForm(request)));
      const row = given.success ? await find(given.data) : undefined;
      if (!row) return sendPlainPage(reply.code(404), await textPage(language, 'gone'));
      await db.delete(renewals).where(eq(renewals.id, row.id));
      return sendPlainPage(reply, await textPage(language, 'stopped'));
    });
    done();
  });

  async function find(given: LinkKey): Promise<RenewalRow | undefined> {
    if (!links.isGenuine(given)) return undefined;
    const [row] = await db.select().from(renewals).where(eq(renewals.id, given.id));
    return row;
  }
}

function ofDocument(userId: string, { countryCode, documentType, variant }: UserPhotoRow) {
  return and(
    eq(renewals.userId, userId),
    eq(renewals.countryCode, countryCode),
    eq(renewals.documentType, documentType),
    eq(renewals.variant, variant),
  );
}

async function stopPage(language: Language, given: LinkKey): Promise<string> {
  const t = await createMailTranslator(language);
  const button = `<button class="main">${escapeHtml(t('renewal.stop'))}</button>`;
  return plainPage(language, t('renewal.stop'), [keyedForm(path, given, button)]);
}

async function textPage(language: Language, text: 'stopped' | 'gone'): Promise<string> {
  const t = await createMailTranslator(language);
  return plainPage(language, t('renewal.stop'), [`<p>${escapeHtml(t(`renewal.${text}`))}</p>`]);
}
