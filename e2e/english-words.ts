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
 * English words that are something else elsewhere: a Turkish measure, a Romance currency, Cap-Vert, a month, the end of
 * an address, His Majesty’s Passport Office, the U.S. Department of State. Other names and formats need no mention: other languages write them in their own texts too.
 */
const homographs = new Set(['fit', 'lira', 'cap', 'may', 'com', 'office', 'department', 'state']);

/** Words that English has and the language itself has not, each with its text: what was left untranslated. */
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

/** All words of its catalogues, its notes and its long texts. */
async function readVocabulary(language: Language): Promise<ReadonlySet<string>> {
  const catalogues = await Promise.all(namespaces.map((name) => loadCatalogue(language, name)));
  const short = [...catalogues, await loadNotes(language)].flatMap(textsOf);
  return new Set([...short, ...longTexts(language)].flatMap(wordsOf));
}

/** The legal texts and the help, as they are written: Markdown. */
function longTexts(language: Language): string[] {
  const folder = join(import.meta.dirname, '../apps/web/src/features/legal/texts', language);
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
}

function textsOf(branch: object): string[] {
  return Object.values(branch).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

const latinWord = /(?<![\p{L}\p{N}_{])[A-Za-z]{3,}(?![\p{L}\p{N}_}])/gu;

/** In Latin letters, of three and more; no acronyms. */
function wordsOf(text: string): string[] {
  const words = text.match(latinWord) ?? [];
  return words.filter((word) => !/^[A-Z]{3,5}$/.test(word)).map((word) => word.toLowerCase());
}
