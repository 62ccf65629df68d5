import { createMailTranslator, createTranslator, type Language } from '@vesika/messages';
import { action, composeMail, note, paragraph } from '../../platform/mail/compose-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { countryName, longDate } from '../../platform/words/words.ts';
import type { PhotoOutcomeRow } from '../../schema/index.ts';

interface OutcomeLetter {
  to: string;
  language: Language;
  outcome: PhotoOutcomeRow;
  link: string;
}

export async function composeOutcomeMail({ to, language, outcome, link }: OutcomeLetter): Promise<Mail> {
  const t = await createMailTranslator(language);
  return composeMail({
    to,
    language,
    subject: t('outcome.subject'),
    parts: [
      paragraph(t('outcome.lead', await namesOf(language, outcome))),
      action(t('outcome.action'), link),
      note(t('outcome.note')),
    ],
  });
}

export async function namesOf(
  language: Language,
  { countryCode, documentType, paidAt }: Pick<PhotoOutcomeRow, 'countryCode' | 'documentType' | 'paidAt'>,
): Promise<{ country: string; document: string; date: string }> {
  const ofPhotos = await createTranslator(language);
  return {
    country: countryName(language, countryCode),
    document: ofPhotos(`documents.${documentType}`),
    date: longDate(language, paidAt),
  };
}
