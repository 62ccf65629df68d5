import { describe, expect, it } from 'vitest';
import { backgroundChoices } from './background-choice.ts';
import { allRequirements } from './lookup.ts';

const choicesOf = (background: object) =>
  backgroundChoices({ background } as Parameters<typeof backgroundChoices>[0]).map(({ colour }) => colour);

describe('backgroundChoices', () => {
  it('begins with the record’s own colour in its own shade', () => {
    for (const record of allRequirements()) {
      const { colour, hex } = record.background;
      expect(backgroundChoices(record)[0]).toEqual({ colour, hex });
    }
  });

  it('leaves no choice where the rule names one colour', () => {
    expect(choicesOf({ colour: 'white', hex: '#FFFFFF', alternatives: [], refused: [] })).toEqual(['white']);
  });

  it('names the colours within “any plain light colour”, without those that the rule refuses', () => {
    const background = {
      colour: 'light-grey',
      hex: '#E5E5E5',
      alternatives: ['any-plain-light'],
      refused: ['white'],
    };
    expect(choicesOf(background)).toEqual(['light-grey', 'off-white', 'cream', 'beige']);
  });
});
