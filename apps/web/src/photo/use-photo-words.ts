import type { GalleryPhoto } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { ownDocumentOf } from '@vesika/requirements/own-document';
import { useTranslation } from 'react-i18next';
import { countryName } from '../shell/i18n/country-names.ts';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { useReportWords } from '../shell/i18n/use-report-words.ts';
import { useDocumentName } from './own/use-document-name.ts';

export function usePhotoWords(photo: GalleryPhoto) {
  const { t } = useTranslation(['dashboard', 'engine']);
  const documentName = useDocumentName();
  const words = useReportWords();
  const language = useLanguage();
  const country = countryName(language, photo.countryCode);
  const document = ownDocumentOf(photo.variant)
    ? documentName(photo)
    : t(`engine:documents.${photo.documentType}`);
  const made = new Date(photo.processedAt);
  return {
    country,
    document,
    picture: t(photo.state === 'preview' ? 'gallery.picturePreview' : 'gallery.picture', {
      country,
      document,
    }),
    day: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(made),
    moment: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' }).format(
      made,
    ),
    size: words.millimetres(photo.widthMm, photo.heightMm),
  };
}
