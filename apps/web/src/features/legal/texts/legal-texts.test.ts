import { languages, loadCatalogue } from '@vesika/messages';
import { expect, it } from 'vitest';
import { textLinks } from './text-links.tsx';

const english = new Map(flatten(await loadCatalogue('en', 'legal')));

it('names only links that exist', () => {
  const named = [...english.values()].flatMap(tagsOf).map((tag) => tag.replaceAll(/[</>]/g, ''));
  expect([...new Set(named)].filter((name) => !(name in textLinks))).toEqual([]);
});

it.each(languages)('in %s every link of the English text is there, opened and closed', async (language) => {
  const texts = flatten(await loadCatalogue(language, 'legal'));
  const wrong = texts.filter(([key, text]) => {
    const model = english.get(key) ?? english.get(key.replace(/_(zero|two|few|many)$/, '_other')) ?? '';
    return !isPaired(text) || tagsOf(text).sort().join() !== tagsOf(model).sort().join();
  });
  expect(wrong).toEqual([]);
});

function tagsOf(text: string): string[] {
  return text.match(/<[^>]*>/g) ?? [];
}

/** Checks that the tags are paired and not nested, as in `<a>…</a>`. */
function isPaired(text: string): boolean {
  const tags = tagsOf(text);
  return tags.every((tag, index) => index % 2 === 0 || tag === tags[index - 1]?.replace('<', '</'));
}

function flatten(branch: object, path = ''): [string, string][] {
  return Object.entries(branch).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flatten(value, `${path}${name}.`),
  );
}
