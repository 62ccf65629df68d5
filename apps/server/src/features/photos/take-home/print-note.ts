import { createTranslator } from '@vesika/messages';
import { languageNamed } from '../../../platform/words/preferred-language.ts';

export async function printNote(language: string): Promise<string> {
  const translate = await createTranslator(languageNamed(language));
  return translate('sheet.note');
}
