import { createMailTranslator, createTranslator, directionOf, type Language } from '@vesika/messages';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { countryName } from '../../../platform/words/words.ts';
import type { TakenFile } from './files-to-take.ts';

interface PhotoLetter {
  to: string;
  language: Language;
  photo: Pick<UserPhotoRow, 'countryCode' | 'documentType'>;
  files: readonly TakenFile[];
}

/** The files of a photo, to be found again on any device. */
export async function composePhotoMail({ to, language, photo, files }: PhotoLetter): Promise<Mail> {
  const t = await createMailTranslator(language);
  const ofPhotos = await createTranslator(language);
  const facts = {
    country: countryName(language, photo.countryCode),
    document: ofPhotos(`documents.${photo.documentType}`),
  };
  const [subject, lead, note] = [t('takeHome.subject', facts), t('takeHome.lead', facts), t('takeHome.note')];
  const names = files.map(({ fileName }) => fileName);
  return {
    to,
    subject,
    text: [lead, names.join('\n'), note].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36rem;margin:24px auto;padding:0 16px">
<p><strong>Vesika</strong></p>
<p>${escapeHtml(lead)}</p>
<ul>
${names.map((name) => `<li><bdi>${escapeHtml(name)}</bdi></li>`).join('\n')}
</ul>
<p style="color:#56627a;font-size:14px">${escapeHtml(note)}</p>
</body></html>`,
    attachments: files.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      content: bytes,
    })),
  };
}
