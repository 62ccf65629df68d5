import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue, pageNamespaces } from '@vesika/messages';
import { expect, it } from 'vitest';

/** The server shows the pages of the test payment; the sentences about requirements are in the report's words. */
const sources = ['../..', '../../../../server/src', '../../../../../packages/report/src/words'].map(
  (folder) => join(import.meta.dirname, folder),
);
const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Every quoted text of the sources; `${...}` stands for one part of a key. */
function keyPatterns(): RegExp[] {
  const files = sources.flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(source, name)),
  );
  return files
    .flatMap((name) => readFileSync(name, 'utf8').match(/['`][a-zA-Z:]+\.[^'`\n]*['`]/g) ?? [])
    .map((quoted) => quoted.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '\0'))
    .filter((text) => /^[\w.:\0/-]+$/.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('\0', '.+')}$`));
}

function keysOf(branch: object, path = ''): string[] {
  return Object.entries(branch).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}${name}`] : keysOf(value, `${path}${name}.`),
  );
}

it.each(pageNamespaces.filter((name) => name !== 'engine'))('every text of %s is used', async (name) => {
  const patterns = keyPatterns();
  const unused = keysOf(await loadCatalogue('en', name))
    .map((key) => key.replace(pluralForm, ''))
    .filter((key) => !patterns.some((pattern) => pattern.test(key) || pattern.test(`${name}:${key}`)));
  expect(unused).toEqual([]);
});
