import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fallbackLanguage,
  type Language,
  loadCatalogue,
  loadNotes,
  namespaces,
} from '../packages/messages/src/index.ts';

/**
 * Homographs of English words in other languages: a Turkish measure, a Romance currency, Cap-Vert, a month, a top-level
 * domain, His Majesty’s Passport Office, the U.S. Department of State. Other names and formats need no entry because
 * other languages use them in their own texts too.
 */
const homographs = new Set(['fit', 'lira', 'cap', 'may', 'com', 'office', 'department', 'state']);

/**
 * Finds texts left untranslated: words that the English vocabulary contains and the language's own does not, each with
 * its text.
 */
export async function englishWordsIn(language: Language, texts: readonly string[]): Promise<string[]> {
  if (language === fallbackLanguage) return [];
  const [english, own] = await Promise.all([vocabularyOf(fallbackLanguage), vocabularyOf(language)]);
  const isLeft = (word: string) => english.has(word) && !own.has(word) && !homographs.has(word);
  const found = texts.flatMap((text) =>
    wordsOf(text).flatMap((word) => (isLeft(word) ? `${word}: ${text.trim().slice(0, 80)}` : [])),
  );
  return [...new Set(found)];
}

const vocabularies = new Map<Language, Promise<ReadonlySet<string>>>();

function vocabularyOf(language: Language): Promise<ReadonlySet<string>> {
  const known = vocabularies.get(language) ?? readVocabulary(language);
  vocabularies.set(language, known);
  return known;
}

/** All words of the language's catalogues, notes and long texts. */
async function readVocabulary(language: Language): Promise<ReadonlySet<string>> {
  const catalogues = await Promise.all(namespaces.map((name) => loadCatalogue(language, name)));
  const short = [...catalogues, await loadNotes(language)].flatMap(textsOf);
  return new Set([...short, ...longTexts(language)].flatMap(wordsOf));
}

/** Source of the legal texts and the help, in Markdown. */
function longTexts(language: Language): string[] {
  const folder = join(import.meta.dirname, '../apps/web/src/features/legal/texts', language);
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
}

function textsOf(branch: object): string[] {
  return Object.values(branch).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

const latinWord = /(?<![\p{L}\p{N}_{])[A-Za-z]{3,}(?![\p{L}\p{N}_}])/gu;

/** Latin words of three and more letters, without acronyms. */
function wordsOf(text: string): string[] {
  const words = text.match(latinWord) ?? [];
  return words.filter((word) => !/^[A-Z]{3,5}$/.test(word)).map((word) => word.toLowerCase());
}
