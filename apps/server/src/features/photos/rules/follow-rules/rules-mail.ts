import { createMailTranslator, createTranslator, type Language } from '@vesika/messages';
import {
  action,
  composeMail,
  linkedEntries,
  note,
  paragraph,
} from '../../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { countryName, longDate } from '../../../../platform/words/words.ts';
import type { UserPhotoRow } from '../../../../schema/index.ts';

interface ChangedPhoto extends Pick<UserPhotoRow, 'countryCode' | 'documentType' | 'processedAt'> {
  wouldFail: boolean;
  link: string;
}

interface RulesLetter {
  to: string;
  language: Language;
  photos: readonly ChangedPhoto[];
  link: string;
}

const shownMax = 20;

export async function composeRulesMail({ to, language, photos, link }: RulesLetter): Promise<Mail> {
  const t = await createMailTranslator(language);
  const entries = await Promise.all(photos.slice(0, shownMax).map((photo) => describe(language, photo)));
  const others = photos.length - entries.length;
  return composeMail({
    to,
    language,
    subject: t('rulesChange.subject'),
    parts: [
      paragraph(t('rulesChange.lead')),
      linkedEntries(entries),
      ...(others > 0 ? [paragraph(t('rulesChange.more', { number: others }))] : []),
      action(t('rulesChange.action'), link),
      note(t('rulesChange.note')),
    ],
  });
}

async function describe(language: Language, photo: ChangedPhoto) {
  const t = await createMailTranslator(language);
  const ofPhotos = await createTranslator(language);
  const title = t('rulesChange.photo', {
    country: countryName(language, photo.countryCode),
    document: ofPhotos(`documents.${photo.documentType}`),
    date: longDate(language, photo.processedAt),
  });
  const about = t(photo.wouldFail ? 'rulesChange.wouldFail' : 'rulesChange.noneFails');
  return { title, about, link: photo.link };
}
