import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, loadCatalogue } from '@vesika/messages';
import { expect, it } from 'vitest';
import { paperIds } from '../../packages/requirements/src/vocabulary.ts';

const texts = join(import.meta.dirname, '../../apps/web/src/features/legal/texts');

it.each(languages)('the help names every paper of the print sheets in %s', async (language) => {
  const help = await readFile(join(texts, language, 'help.md'), 'utf8');
  const { papers } = await loadCatalogue(language, 'engine');
  const named = Object.values(papers).map((name) => /\d+ × \d+|A4|\p{L}+/u.exec(name)?.[0] ?? name);
  expect(named).toHaveLength(paperIds.length);
  expect(named.filter((name) => !help.toLowerCase().includes(name.toLowerCase()))).toEqual([]);
});
