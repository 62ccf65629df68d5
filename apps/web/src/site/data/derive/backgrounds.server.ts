import type { BackgroundColour } from '@vesika/requirements';
import type { AlternativeBackground } from '../rule-item.ts';

/** Undefined for colours that no record accepts in addition. */
export function alternativeOf(
  colour: BackgroundColour,
  refused: readonly BackgroundColour[],
): AlternativeBackground | undefined {
  if (colour === 'any-plain-light' && refused.includes('white')) return 'anyPlainLightNotWhite';
  return named[colour];
}

const named: Partial<Record<BackgroundColour, AlternativeBackground>> = {
  white: 'white',
  'off-white': 'offWhite',
  cream: 'cream',
  beige: 'beige',
  'light-grey': 'lightGrey',
  'light-blue': 'lightBlue',
  blue: 'blue',
  pastel: 'pastelForLightComplexions',
  'any-plain-light': 'anyPlainLight',
};
