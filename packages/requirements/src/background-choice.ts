import type { PhotoRequirement } from './schema.ts';
import type { BackgroundColour } from './vocabulary.ts';

export interface BackgroundChoice {
  colour: BackgroundColour;
  /** Exact colour that is painted. */
  hex: string;
}

/** The colours that the records of authorities paint, by name. */
export const hexOfColour: Readonly<Record<BackgroundColour, string>> = {
  white: '#FFFFFF',
  'off-white': '#F8F8F5',
  cream: '#F7F1DE',
  beige: '#EFE6D5',
  'light-grey': '#E5E5E5',
  grey: '#D0D0D0',
  'light-blue': '#D6E6F5',
  blue: '#309EFF',
  red: '#FF0000',
  yellow: '#FFFF00',
  pastel: '#E5E5E5',
  'any-plain-light': '#E5E5E5',
};

/** Words of rules that name no single colour, with named colours that they allow. */
const namedWithin: Partial<Record<BackgroundColour, readonly BackgroundColour[]>> = {
  pastel: ['light-blue', 'cream', 'beige'],
  'any-plain-light': ['white', 'off-white', 'light-grey', 'cream', 'beige'],
};

/**
 * Colours that may be painted for a record, the record's own first; more than one where the rule leaves a choice. What
 * the rule refuses is left out.
 */
export function backgroundChoices({ background }: Pick<PhotoRequirement, 'background'>): BackgroundChoice[] {
  const { colour, hex, alternatives, refused } = background;
  const named = [colour, ...alternatives].flatMap((word) => namedWithin[word] ?? [word]);
  const further = [...new Set(named)]
    .filter((word) => word !== colour && !refused.includes(word))
    .map((word) => ({ colour: word, hex: hexOfColour[word] }));
  return [{ colour, hex }, ...further.filter((other) => other.hex !== hex)];
}
