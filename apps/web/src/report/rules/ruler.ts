/** Path of a ruler with a tick each millimetre and longer ones at five and ten; `tick` draws one of them. */
export function rulerPath(
  lengthMm: number,
  [one, five, ten]: readonly [one: number, five: number, ten: number],
  tick: (mm: number, length: number) => string,
): string {
  return Array.from({ length: Math.floor(lengthMm + 0.05) + 1 }, (_, mm) =>
    tick(mm, mm % 10 === 0 ? ten : mm % 5 === 0 ? five : one),
  ).join('');
}

export function tensTo(lengthMm: number): number[] {
  return Array.from({ length: Math.floor((lengthMm + 0.05) / 10) + 1 }, (_, index) => index * 10);
}
