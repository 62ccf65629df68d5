/** Numbers are chosen on one half of people and walls and reported on the other. */
export type Half = 'fit' | 'report';

/** All pictures of a person, and all pictures before a wall, belong to the half of its number. */
export function halfOf(number: number): Half {
  return number % 2 === 1 ? 'fit' : 'report';
}
