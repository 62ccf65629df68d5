import { createMailTranslator, createTranslator, directionOf, type Language } from '@vesika/messages';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { countryName, longDate } from '../../../platform/words/words.ts';

export interface ChangedPhoto extends Pick<UserPhotoRow, 'countryCode' | 'documentType' | 'processedAt'> {
  wouldFail: boolean;
  /** To its page. */
  link: string;
}

export interface RulesLetter {
  to: string;
  language: Language;
  photos: readonly ChangedPhoto[];
  /** Address of the gallery. */
  link: string;
}

const shownMax = 20;

/** One mail about all photos of an account whose rules have changed. */
export async function composeRulesMail({ to, language, photos, link }: RulesLetter): Promise<Mail> {
  const t = await createMailTranslator(language);
  const [subject, lead, action, note] = [
    t('rulesChange.subject'),
    t('rulesChange.lead'),
    t('rulesChange.action'),
    t('rulesChange.note'),
  ];
  const entries = await Promise.all(photos.slice(0, shownMax).map((photo) => describe(language, photo)));
  const others = photos.length - entries.length;
  const more = others > 0 ? [t('rulesChange.more', { number: others })] : [];
  const listed = entries.map(({ title, verdict, address }) => `${title}\n${verdict}\n${address}`);
  const items = entries.map(
    ({ title, verdict, address }) =>
      `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a><br>${escapeHtml(verdict)}</li>`,
  );
  return {
    to,
    subject,
    text: [lead, ...listed, ...more, `${action}:\n${link}`, note].join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font:16px/1.5 sans-serif;max-width:36rem;margin:24px auto;padding:0 16px">
<p><strong>Vesika</strong></p>
<p>${escapeHtml(lead)}</p>
<ul>
${items.join('\n')}
</ul>
${more.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#14203a;color:#ffffff;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="color:#56627a;font-size:14px">${escapeHtml(note)}</p>
</body></html>`,
  };
}

async function describe(language: Language, photo: ChangedPhoto) {
  const t = await createMailTranslator(language);
  const ofPhotos = await createTranslator(language);
  const title = t('rulesChange.photo', {
    country: countryName(language, photo.countryCode),
    document: ofPhotos(`documents.${photo.documentType}`),
    date: longDate(language, photo.processedAt),
  });
  const verdict = t(photo.wouldFail ? 'rulesChange.wouldFail' : 'rulesChange.noneFails');
  return { title, verdict, address: photo.link };
}
