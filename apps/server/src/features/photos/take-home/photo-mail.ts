import { createMailTranslator, createTranslator, type Language } from '@vesika/messages';
import type { Check } from '@vesika/report';
import { reportWords } from '@vesika/report/words';
import { composeMail, facts, fileNames, note, paragraph } from '../../../platform/mail/compose-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { countryName } from '../../../platform/words/words.ts';
import type { UserPhotoRow } from '../../../schema/index.ts';
import type { TakenFile } from './files-to-take.ts';

interface PhotoLetter {
  to: string;
  language: Language;
  photo: Pick<UserPhotoRow, 'countryCode' | 'documentType' | 'report'>;
  files: readonly TakenFile[];
}

export async function composePhotoMail({ to, language, photo, files }: PhotoLetter): Promise<Mail> {
  const t = await createMailTranslator(language);
  const ofPhotos = await createTranslator(language);
  const reported = {
    country: countryName(language, photo.countryCode),
    document: ofPhotos(`documents.${photo.documentType}`),
  };
  const { summary, title } = reportWords(ofPhotos, language);
  const notPassed = photo.report.checks.filter(({ verdict }) => verdict !== 'pass');
  const lineOf = (check: Check) => `${ofPhotos(`verdicts.${check.verdict}`)}: ${title(check)}`;
  return composeMail({
    to,
    language,
    subject: t('takeHome.subject', reported),
    parts: [
      paragraph(t('takeHome.lead')),
      facts([summary(photo.report.checks), ...notPassed.map(lineOf)]),
      fileNames(files.map(({ fileName }) => fileName)),
      note(t('takeHome.note')),
    ],
    attachments: files.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: bytes,
    })),
  });
}
