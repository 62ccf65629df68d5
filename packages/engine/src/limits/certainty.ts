import type { Band } from './band.ts';

/** Chances with which a value lies inside its band, from which it is taken to: nine in ten. */
const sure = 0.9;

/**
 * Of the room above the head. Rules that bound it leave one or two millimetres for it, which is about what two people
 * differ by who look for the crown of the same print. At nine chances in ten nearly everybody would be asked, and see
 * no more than we do; in doubt is what lies less than a deviation from an end of the band, two chances in three.
 */
export const topMarginInsideFrom = 0.68;

/**
 * Whether a value measured with an uncertainty lies inside a band: null where nobody can tell. `insideFrom`: the
 * chances with which it is taken to, where nine in ten would ask of a measurement what none can give.
 */
export function isInside(value: number, deviation: number, band: Band, insideFrom = sure): boolean | null {
  const chances = chancesInside(value, deviation, band);
  if (chances >= insideFrom) return true;
  return chances <= 1 - sure ? false : null;
}

/**
 * The part of a band in whose every value a measurement is taken to lie inside the band; null where none is.
 *
 * In: one standard deviation of each value.
 */
export function certainPart(
  band: { min: number; max: number },
  deviationOf: (value: number) => number,
  insideFrom = sure,
): { min: number; max: number } | null {
  const isCertain = (value: number) => isInside(value, deviationOf(value), band, insideFrom) === true;
  const middle = (band.min + band.max) / 2;
  if (!isCertain(middle)) return null;
  return { min: lastCertain(middle, band.min, isCertain), max: lastCertain(middle, band.max, isCertain) };
}

/** From a value that is certain towards the end of the band. */
function lastCertain(from: number, end: number, isCertain: (value: number) => boolean): number {
  let [inside, outside] = [from, end];
  for (let halvings = 0; halvings < 20; halvings++) {
    const value = (inside + outside) / 2;
    if (isCertain(value)) inside = value;
    else outside = value;
  }
  return inside;
}

/** In: one standard deviation of the value, which scatters normally around the true one. Out: 0 to 1. */
function chancesInside(value: number, deviation: number, { min, max }: Band): number {
  const below = (end: number) => (deviation > 0 ? normal((end - value) / deviation) : end >= value ? 1 : 0);
  return (max === null ? 1 : below(max)) - (min === null ? 0 : below(min));
}

/**
 * Share of a normal distribution below a number of standard deviations.
 *
 * Source: M. Abramowitz, I. Stegun, Handbook of Mathematical Functions, 26.2.17; off by less than 1e-7.
 */
function normal(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return deviations > 0 ? 1 - above : above;
}
