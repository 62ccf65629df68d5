/** Rounded down to a hundredth of a per cent, so that 100 % is only shown if it is exact. */
export function flooredShare(share: number): number {
  return Math.floor(share * 10_000 + 1e-6) / 10_000;
}
