import { createTranslator, fallbackLanguage, isLanguage } from '@vesika/messages';

/** The note about scaling on a sheet. */
export async function printNote(language: string): Promise<string> {
  const translate = await createTranslator(isLanguage(language) ? language : fallbackLanguage);
  return translate('sheet.note');
}
