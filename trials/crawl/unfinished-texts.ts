import { fallbackLanguage, loadCatalogue, namespaces } from '../../packages/messages/src/index.ts';

/** Words that begin a key of some catalogue: what a page shows where a text is missing begins so. */
export async function beginningsOfKeys(): Promise<Set<string>> {
  const catalogues = await Promise.all(namespaces.map((name) => loadCatalogue(fallbackLanguage, name)));
  return new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)));
}

const unfinished = [/\{\{/, /\bundefined\b/, /\bNaN\b/, /\[object /, /returned an object instead of string/];

/** Keys, placeholders and values that were to become words. */
export function unfinishedTexts(texts: readonly string[], beginnings: ReadonlySet<string>): string[] {
  return texts.filter((text) => unfinished.some((sign) => sign.test(text)) || showsKey(text, beginnings));
}

function showsKey(text: string, beginnings: ReadonlySet<string>): boolean {
  return text
    .split(/[\s"'“”()]+/)
    .map((word) => /^(?:[a-z]+:)?([a-z]\w*)(?:\.[a-z]\w*)+$/.exec(word)?.[1])
    .some((beginning) => beginning !== undefined && beginnings.has(beginning));
}
