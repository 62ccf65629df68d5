import { describe, expect, it } from 'vitest';
import { type ExitCode, exitCodeTable, mostSevere } from './exit-codes.ts';

describe('mostSevere', () => {
  it.each<[ExitCode[], ExitCode]>([
    [[], 0],
    [[0, 0], 0],
    [[0, 4, 0], 4],
    [[4, 3, 0], 3],
    [[3, 2, 4], 2],
    [[0, 5], 5],
    [[5, 4], 4],
    [[4, 3, 1, 2], 1],
  ])('of %j is %i', (codes, severest) => {
    expect(mostSevere(codes)).toBe(severest);
  });
});

it('the table lists every code once', () => {
  expect(exitCodeTable().match(/^ {2}\d+/gm)).toEqual(['  0', '  1', '  2', '  3', '  4', '  5', '  130']);
});
