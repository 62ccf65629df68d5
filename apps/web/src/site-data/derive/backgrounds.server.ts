import type { AlternativeBackground } from '../country-guide.ts';

/** What is accepted beside the background's own colour; undefined for words that no record has used yet. */
export function alternativeOf(words: string): AlternativeBackground | undefined {
  const plain = words.replace(/ \(.*\)$/, '');
  return named[plain];
}

const named: Readonly<Record<string, AlternativeBackground>> = {
  white: 'white',
  'off-white': 'offWhite',
  cream: 'cream',
  beige: 'beige',
  'light grey': 'lightGrey',
  'light blue': 'lightBlue',
  'blue at some offices': 'blue',
  'any plain light colour': 'anyPlainLight',
  'any light colour': 'anyPlainLight',
  'plain light colour': 'anyPlainLight',
  'light colour': 'anyPlainLight',
  'plain neutral colour': 'anyPlainLight',
  'light neutral colour': 'anyPlainLight',
  'plain light colour, not white': 'anyPlainLightNotWhite',
  'light colour, not white': 'anyPlainLightNotWhite',
  'light grey if hair or head covering is white': 'lightGreyForWhiteHair',
  'pale blue for grey or white hair': 'paleBlueForGreyHair',
  'pastel for light complexions': 'pastelForLightComplexions',
};
