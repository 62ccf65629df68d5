import type { Proof } from './report.ts';

type Linear = readonly [red: number, green: number, blue: number];

/** Brightest channel from which a colour counts as clipped in part, and from which as clipped. */
const clipping = { from: 0.85, full: 0.98 } as const;

/**
 * Applies the light adjustment to a linear colour, 0 to 1: the gains of the channels, then a lift of shadows and midtones
 * that rolls off towards white so that nothing clips. A clipped colour no longer shows the colour of the light, so the
 * gains fade out towards it and white stays white.
 */
export function litColour(
  [red, green, blue]: Linear,
  { gains, exposureEv }: Pick<Proof, 'gains' | 'exposureEv'>,
): Linear {
  const clipped = clippedShare(Math.max(red, green, blue));
  const lit = (channel: number, gain: number) => litChannel(channel, { gain, clipped, exposureEv });
  return [lit(red, gains[0]), lit(green, gains[1]), lit(blue, gains[2])];
}

/** One channel of litColour, for a colour of which `clipped` is the share by which it counts as clipped. */
export function litChannel(
  channel: number,
  { gain, clipped, exposureEv }: { gain: number; clipped: number; exposureEv: number },
): number {
  const lift = 2 ** exposureEv;
  const balanced = Math.min(1, channel * (gain + (1 - gain) * clipped));
  return (lift * balanced) / (1 + (lift - 1) * balanced);
}

/** Share, 0 to 1, by which a colour counts as clipped; `brightest` is its highest channel. */
export function clippedShare(brightest: number): number {
  return Math.min(1, Math.max(0, (brightest - clipping.from) / (clipping.full - clipping.from)));
}
