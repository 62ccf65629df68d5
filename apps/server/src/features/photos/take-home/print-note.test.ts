import { languages } from '@vesika/messages';
import { openOutliner } from '@vesika/typeset';
import { expect, it } from 'vitest';
import { printNote } from './compose-sheet.ts';

/** Space beside the ruler on the narrowest paper, in em, in which the note keeps its full size. */
const roomEm = 16.5;

it.each(languages)(
  'stands beside the ruler of the smallest sheet without being made smaller in %s',
  async (language) => {
    const note = await printNote(language);
    const outline = await openOutliner([note], language);
    expect(outline(note).width).toBeLessThan(roomEm);
  },
);
