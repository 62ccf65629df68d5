import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { letterDays } from '@vesika/contract';
import { languages } from '@vesika/messages';
import { expect, it } from 'vitest';

it.each(languages)(
  'the privacy policy in %s says how long letters of authorities are kept',
  async (language) => {
    const text = await readFile(join(import.meta.dirname, '../texts', language, 'privacy.md'), 'utf8');
    expect(text).toMatch(new RegExp(`(?<!\\d)${letterDays}(?!\\d)`));
  },
);
