import type { Band } from './band.ts';

/** Probability above which a value counts as inside its band, or outside it. */
const sure = 0.9;

/**
 * Probability above which the top margin counts as inside its band. Rules leave one or two millimetres for it,
 * about as much as two people differ when they mark the crown on the same print. With 0.9 nearly everybody would
 * be asked, and would see no more than the engine does. With 0.68 only values less than about one standard
 * deviation from an end of the band are in doubt.
 */
export const topMarginInsideFrom = 0.68;

/**
 * Whether a value measured with an uncertainty is inside a band; null if it is uncertain.
 *
 * In:     `deviation`, one standard deviation, in the unit of `value`; `insideFrom`, the probability from which
 *         the value counts as inside, lower than `sure` for measurements that can never be sure.
 */
export function isInside(value: number, deviation: number, band: Band, insideFrom = sure): boolean | null {
  const chance = chanceInside(value, deviation, band);
  if (chance >= insideFrom) return true;
  return chance <= 1 - sure ? false : null;
}

/**
 * The part of a band in which a measured value counts as inside the band; null if there is none.
 *
 * In:     `deviationOf` gives one standard deviation of a value.
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

/** Bisects between a certain value and the end of the band. */
function lastCertain(from: number, end: number, isCertain: (value: number) => boolean): number {
  let [inside, outside] = [from, end];
  for (let halvings = 0; halvings < 20; halvings++) {
    const value = (inside + outside) / 2;
    if (isCertain(value)) inside = value;
    else outside = value;
  }
  return inside;
}

/**
 * A head height is measured again to this precision: 95 of 100 finished photos of two collections differ from their
 * original by at most 1.2 %.
 */
export const repeatedWithinMm = 0.4;

/** Whether any value in the band is certain to be inside, also when it is measured again. */
export function allowsCertainty({ min, max }: Band, deviationMm: number, insideFrom = sure): boolean {
  if (min === null || max === null) return true;
  return isInside((min + max) / 2 + repeatedWithinMm, deviationMm, { min, max }, insideFrom) === true;
}

/**
 * Probability that a normally distributed measurement is inside the band, 0 to 1.
 *
 * In:     one standard deviation of the value.
 */
export function chanceInside(value: number, deviation: number, { min, max }: Band): number {
  const below = (end: number) => (deviation > 0 ? normal((end - value) / deviation) : end >= value ? 1 : 0);
  return (max === null ? 1 : below(max)) - (min === null ? 0 : below(min));
}

/**
 * Share of a normal distribution below a number of standard deviations.
 *
 * Source: M. Abramowitz, I. Stegun, Handbook of Mathematical Functions, 26.2.17; the error is below 1e-7.
 */
function normal(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return deviations > 0 ? 1 - above : above;
}
