import { createMailTranslator, createRuleTranslator, createTranslator } from '@vesika/messages';
import { colourName, limitText, sizeText } from '@vesika/report/words';
import type { PhotoRequirement } from '@vesika/requirements';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { languageFor } from '../../account/account.ts';
import { dayMs, dayOf } from '../../platform/clock/durations.ts';
import { action, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KeyedLinks } from '../../platform/secrets/keyed-links.ts';
import { countryName, longDate } from '../../platform/words/words.ts';
import { type RenewalRow, renewals, type UserRow, users } from '../../schema/index.ts';

type RenewedDocument = Pick<RenewalRow, 'countryCode' | 'documentType' | 'variant'>;

interface RemindParts extends Pick<Platform, 'db' | 'clock' | 'mailer'> {
  links: KeyedLinks;
  siteUrl: () => string;
  requirementFor: (document: RenewedDocument) => { requirement: PhotoRequirement };
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Many authorities take months, and many countries want half a year of validity. */
const daysBefore = 182;
const remindedAtOnce = 500;

export async function remindOfRenewals(parts: RemindParts): Promise<void> {
  const now = new Date(parts.clock());
  const lastDay = dayOf(new Date(now.getTime() + daysBefore * dayMs));
  const due = await parts.db
    .select({ renewal: renewals, user: users })
    .from(renewals)
    .innerJoin(users, eq(users.id, renewals.userId))
    .where(
      and(
        isNull(renewals.mailedAt),
        isNull(users.lockedAt),
        gt(renewals.expiresOn, dayOf(now)),
        lte(renewals.expiresOn, lastDay),
      ),
    )
    .limit(remindedAtOnce);
  for (const { renewal, user } of due) {
    try {
      await parts.mailer.send(await composeReminder(parts, renewal, user));
      // Marked as sent after sending: a reminder may be repeated but is never lost.
      await parts.db.update(renewals).set({ mailedAt: now }).where(eq(renewals.id, renewal.id));
    } catch (error) {
      parts.log.error({ err: error }, 'a reminder could not be sent');
    }
  }
}

async function composeReminder(
  { links, siteUrl, requirementFor }: RemindParts,
  renewal: RenewalRow,
  user: UserRow,
): Promise<Mail> {
  const language = languageFor(user);
  const t = await createMailTranslator(language);
  const ofPhotos = await createTranslator(language);
  const { id, countryCode, documentType, variant, expiresOn } = renewal;
  const wizard = new URL('/create', siteUrl());
  wizard.search = new URLSearchParams({ country: countryCode, document: documentType, variant }).toString();
  const date = longDate(language, new Date(expiresOn));
  const names = {
    document: ofPhotos(`documents.${documentType}`),
    country: countryName(language, countryCode),
  };
  return composeMail({
    to: user.email,
    language,
    subject: t('renewal.subject', { date }),
    parts: [
      paragraph(t('renewal.lead', names)),
      paragraph(t('renewal.rule', await ruleWords())),
      action(t('renewal.action'), wizard.href),
      note(t('renewal.note', { link: links.linkTo(id) })),
    ],
  });

  async function ruleWords() {
    const { requirement } = requirementFor({ countryCode, documentType, variant });
    const { minMm: min, maxMm: max } = requirement.headHeight;
    const ofRules = await createRuleTranslator(language);
    return {
      size: sizeText(ofRules, language, requirement),
      background: colourName(ofRules, requirement.background.colour),
      head: limitText(ofRules, language, { min, max }, 'mm') ?? '',
    };
  }
}
