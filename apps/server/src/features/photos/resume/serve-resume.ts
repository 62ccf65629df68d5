import { choicesLink, handOff, mailResumeLink, previewResumeLink, resume } from '@vesika/contract';
import { createMailTranslator, fallbackLanguage, type Language } from '@vesika/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minuteMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Environment } from '../../../platform/env.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { addressOf, originOf } from '../../../platform/http/address-of.ts';
import { serve, serveCaller } from '../../../platform/http/route.ts';
import type { Sessions } from '../../../platform/http/session.ts';
import type { OpenCounter } from '../../../platform/limits/counters.ts';
import { action, composeMail, note, paragraph } from '../../../platform/mail/compose-mail.ts';
import { type Mail, sendOrRefuse } from '../../../platform/mail/mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { qrSvg } from '../../../platform/qr/qr-svg.ts';
import { newToken } from '../../../platform/secrets/tokens.ts';
import { languageNamed } from '../../../platform/words/preferred-language.ts';
import type { DraftRow } from '../../../schema/index.ts';
import { copyDraft } from '../drafts/copy-draft.ts';
import { findDraft } from '../drafts/drafts.ts';
import { deviceOf } from './device-of.ts';
import { findResumeLink, issueResumeLink, newCode, spendResumeLink } from './resume-links.ts';

interface ResumeParts extends Pick<Platform, 'db' | 'clock' | 'mailer' | 'storage'> {
  sessions: Sessions;
  openCounter: OpenCounter;
  publicUrl: string | undefined;
  siteUrl: () => string;
}

const handOffMs = 15 * minuteMs;
export const mailedLinkHours = 24;
const mailedMs = mailedLinkHours * 60 * minuteMs;

type ResumeNeeds = Omit<ResumeParts, 'publicUrl'>;

export function registerResume(app: FastifyInstance, env: Environment, needs: ResumeNeeds): void {
  const parts = { ...needs, publicUrl: env.PUBLIC_URL };
  serveChoicesLink(app, parts);
  serveHandOff(app, parts);
  serveMailedLink(app, parts);
  serveResuming(app, parts);
}

function serveChoicesLink(app: FastifyInstance, { publicUrl }: ResumeParts): void {
  serve(app, choicesLink, async (request) => {
    const { countryCode: country, documentType: document, variant, language } = request.body;
    const link = wizardAt(publicUrl ?? originOf(request), languageNamed(language));
    for (const [name, value] of Object.entries({ document, country, variant })) {
      if (value !== undefined) link.searchParams.set(name, value);
    }
    return { url: link.href, qrSvg: qrSvg(link.href) };
  });
}

function serveHandOff(app: FastifyInstance, parts: ResumeParts): void {
  const { db, clock, publicUrl } = parts;
  serveCaller(app, handOff, async (request, caller) => {
    const { language, mosaic } = request.body;
    const draft = await requireDraft(db, caller.owner);
    const token = newCode();
    const made = { token, draft, mosaic, device: deviceOf(request), now: new Date(clock()) };
    const expiresAt = await issueResumeLink(db, { ...made, validMs: handOffMs });
    const link = wizardAt(publicUrl ?? originOf(request), languageNamed(language));
    link.hash = new URLSearchParams({ resume: token }).toString();
    const code = `${token.slice(0, 5)}-${token.slice(5)}`.toUpperCase();
    return { url: link.href, qrSvg: qrSvg(link.href), code, expiresAt };
  });
}

function serveMailedLink(app: FastifyInstance, parts: ResumeParts): void {
  const { db, clock, sessions, openCounter, mailer } = parts;
  const mailsPerAddress = openCounter({ name: 'resume-mails-address', max: 10, windowMs: 60 * minuteMs });
  const mailsTo = openCounter({ name: 'resume-mails-to', max: 1, windowMs: minuteMs });
  serve(app, mailResumeLink, async (request) => {
    const session = sessions.of(request);
    if (session === undefined) throw new ServiceError('session-missing');
    const { email, language: requested, mosaic } = request.body;
    const language = languageNamed(requested);
    await mailsPerAddress.require(addressOf(request));
    await mailsTo.require(email);
    const draft = await requireDraft(db, session);
    const token = newToken();
    const made = { token, draft, mosaic, device: deviceOf(request), now: new Date(clock()) };
    await issueResumeLink(db, { ...made, validMs: mailedMs });
    const link = wizardAt(parts.siteUrl(), language);
    link.hash = new URLSearchParams({ resume: token }).toString();
    await sendOrRefuse(mailer, await composeResumeMail(email, language, link.href));
    return { sent: true as const };
  });
}

/** Opening a link copies nothing: mail scanners open links too, and a stranger may have sent it. */
function serveResuming(app: FastifyInstance, { db, clock, storage, openCounter }: ResumeParts): void {
  const guesses = openCounter({ name: 'resume-guesses', max: 10, windowMs: handOffMs });

  async function requireLink(request: FastifyRequest, token: string) {
    const seconds = await guesses.exceeded(addressOf(request));
    if (seconds !== undefined) throw new ServiceError('rate-limited', { retryAfterSeconds: seconds });
    const found = await findResumeLink(db, token, new Date(clock()));
    if (found) return found;
    await guesses.take(addressOf(request));
    throw new ServiceError('resume-link-invalid');
  }

  serve(app, previewResumeLink, async (request, reply) => {
    const { link, draft } = await requireLink(request, request.body.token);
    const { countryCode, documentType } = draft;
    reply.header('cache-control', 'private, no-store');
    return { countryCode, documentType, mosaic: link.mosaic, device: link.device, madeAt: link.createdAt };
  });

  serve(app, resume, async (request, reply) => {
    const { token } = request.body;
    const { draft } = await requireLink(request, token);
    const to = await app.callers.open(request, reply);
    const now = new Date(clock());
    await db.transaction(async (tx) => {
      const isFirst = await spendResumeLink(tx, token);
      if (!isFirst || !(await copyDraft(tx, storage, { row: draft, to, now }))) {
        throw new ServiceError('resume-link-invalid');
      }
    });
    return { resumed: true as const };
  });
}

async function requireDraft(db: Database, owner: string): Promise<DraftRow> {
  const draft = await findDraft(db, owner);
  if (!draft?.originalPhotoUrl) throw new ServiceError('image-not-found');
  return draft;
}

function wizardAt(site: string, language: Language): URL {
  return new URL(language === fallbackLanguage ? '/create' : `/${language}/create`, site);
}

export async function composeResumeMail(to: string, language: Language, link: string): Promise<Mail> {
  const t = await createMailTranslator(language);
  return composeMail({
    to,
    language,
    subject: t('resume.subject'),
    parts: [
      paragraph(t('resume.lead')),
      action(t('resume.action'), link),
      note(t('resume.expiry')),
      note(t('ignore')),
    ],
  });
}
