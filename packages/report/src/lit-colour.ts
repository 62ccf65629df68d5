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
  colour: Linear,
  { gains, exposureEv }: Pick<Proof, 'gains' | 'exposureEv'>,
): Linear {
  const lift = 2 ** exposureEv;
  const faded = fadedShare(Math.max(...colour));
  const lit = (channel: 0 | 1 | 2) => {
    const gain = gains[channel] + (1 - gains[channel]) * faded;
    const balanced = Math.min(1, colour[channel] * gain);
    return (lift * balanced) / (1 + (lift - 1) * balanced);
  };
  return [lit(0), lit(1), lit(2)];
}

function fadedShare(brightest: number): number {
  return Math.min(1, Math.max(0, (brightest - clipping.from) / (clipping.full - clipping.from)));
}
