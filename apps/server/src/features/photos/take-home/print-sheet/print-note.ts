import { createTranslator, fallbackLanguage, isLanguage } from '@vesika/messages';

export async function printNote(language: string): Promise<string> {
  const translate = await createTranslator(isLanguage(language) ? language : fallbackLanguage);
  return translate('sheet.note');
}
