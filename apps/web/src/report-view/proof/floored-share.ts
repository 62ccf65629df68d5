/** To a hundredth of a per cent, downwards: all of it is said only where it is all of it. */
export function flooredShare(share: number): number {
  return Math.floor(share * 10_000 + 1e-6) / 10_000;
}
