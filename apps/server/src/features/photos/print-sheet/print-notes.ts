import { createTranslator, fallbackLanguage, isLanguage, type Language } from '@vesika/messages';

/** The note about scaling in the wanted language and, for sheets that cannot spell it, in English. */
export async function printNotes(language: string): Promise<string[]> {
  const wanted = isLanguage(language) ? language : fallbackLanguage;
  const languages: Language[] = wanted === fallbackLanguage ? [fallbackLanguage] : [wanted, fallbackLanguage];
  const translators = await Promise.all(languages.map((each) => createTranslator(each)));
  return translators.map((translate) => translate('sheet.note'));
}
