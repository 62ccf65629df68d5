import { fallbackLanguage, loadCatalogue, namespaces } from '../../packages/messages/src/index.ts';

/** First parts of all catalogue keys. A page that lacks a text shows its key, which begins with one of these. */
export async function beginningsOfKeys(): Promise<Set<string>> {
  const catalogues = await Promise.all(namespaces.map((name) => loadCatalogue(fallbackLanguage, name)));
  return new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)));
}

const unfinished = [/\{\{/, /\bundefined\b/, /\bNaN\b/, /\[object /, /returned an object instead of string/];

/** Finds visible keys, placeholders and unformatted values. */
export function unfinishedTexts(texts: readonly string[], beginnings: ReadonlySet<string>): string[] {
  return texts.filter((text) => unfinished.some((sign) => sign.test(text)) || showsKey(text, beginnings));
}

const fileName = /\.(?:jpe?g|png|webp|pdf|csv|zip|json)$/;

function showsKey(text: string, beginnings: ReadonlySet<string>): boolean {
  return text
    .split(/[\s"'“”()]+/)
    .filter((word) => !fileName.test(word))
    .map((word) => /^(?:[a-z]+:)?([a-z]\w*)(?:\.[a-z]\w*)+$/.exec(word)?.[1])
    .some((beginning) => beginning !== undefined && beginnings.has(beginning));
}
