export function freeNumber(taken: readonly string[], nameOf: (number: number) => string): number {
  let number = 1;
  while (taken.includes(nameOf(number))) number += 1;
  return number;
}
