import { handOff, mailResumeLink, resume } from '@vesika/contract';
import { createMailTranslator, fallbackLanguage, type Language } from '@vesika/messages';
import type { FastifyInstance } from 'fastify';
import { minuteMs } from '../../platform/clock/durations.ts';
import type { Environment } from '../../platform/env.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { addressOf, originOf } from '../../platform/http/address-of.ts';
import { serve } from '../../platform/http/route.ts';
import type { Sessions } from '../../platform/http/session.ts';
import type { OpenCounter } from '../../platform/limits/counters.ts';
import { action, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import { type Mail, sendOrRefuse } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { qrSvg } from '../../platform/qr/qr-svg.ts';
import { languageNamed } from '../../platform/words/preferred-language.ts';
import { findDraft, keepDraft } from '../photos/index.ts';
import { issueResumeLink, redeemResumeLink } from './resume-links.ts';

interface ResumeParts extends Pick<Platform, 'db' | 'clock' | 'mailer'> {
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
  const { sessions } = needs;
  const parts = { ...needs, publicUrl: env.PUBLIC_URL };
  serveHandOff(app, parts);
  serveMailedLink(app, parts);
  serve(app, resume, async (request, reply) => {
    const session = await redeemResumeLink(needs, request.body.token);
    if (session === undefined) throw new ServiceError('resume-link-invalid');
    sessions.enter(reply, session);
    return { resumed: true as const };
  });
}

function serveHandOff(app: FastifyInstance, parts: ResumeParts): void {
  const { db, clock, sessions } = parts;
  serve(app, handOff, async (request, reply) => {
    await app.callers.of(request);
    // An account is never handed over; its phone uploads the picture to the visitor's session of the same browser.
    const session = sessions.open(request, reply);
    const { countryCode, documentType = 'passport', variant = null, language } = request.body;
    const known = await findDraft(db, session);
    if (countryCode !== undefined && !known?.originalPhotoUrl) {
      const owner = { kind: 'visitor' as const, owner: session };
      const now = new Date(clock());
      await keepDraft(db, owner, { original: null, countryCode, documentType, variant, now });
    }
    const { token, expiresAt } = await issueResumeLink(parts, session, handOffMs);
    const url = linkOf(parts.publicUrl ?? originOf(request), languageNamed(language), { resume: token });
    return { url, qrSvg: qrSvg(url), expiresAt };
  });
}

function serveMailedLink(app: FastifyInstance, parts: ResumeParts): void {
  const { sessions, openCounter, mailer } = parts;
  const mailsPerAddress = openCounter({ name: 'resume-mails-address', max: 10, windowMs: 60 * minuteMs });
  const mailsTo = openCounter({ name: 'resume-mails-to', max: 1, windowMs: minuteMs });
  serve(app, mailResumeLink, async (request) => {
    const session = sessions.of(request);
    if (session === undefined) throw new ServiceError('session-missing');
    const { email, language: asked } = request.body;
    const language = languageNamed(asked);
    await mailsPerAddress.require(addressOf(request));
    await mailsTo.require(email);
    const { token } = await issueResumeLink(parts, session, mailedMs);
    const link = linkOf(parts.siteUrl(), language, { mailed: token });
    await sendOrRefuse(mailer, await composeResumeMail(email, language, link));
    return { sent: true as const };
  });
}

/** A scanned link opens at once; a mailed one waits for a press, because mail scanners open links and run their scripts. */
function linkOf(site: string, language: Language, token: { resume: string } | { mailed: string }): string {
  const path = language === fallbackLanguage ? '/create' : `/${language}/create`;
  const link = new URL(path, site);
  link.hash = new URLSearchParams(token).toString();
  return link.href;
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
