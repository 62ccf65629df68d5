import { mmPerInch } from '../../inch.ts';
import { comparisonOf } from './comparison.ts';
import type { Comparison, Findings, LengthUnit } from './findings.ts';
import type { Clause } from './plain-text.ts';
import type { Quantity } from './quantities.ts';
import { has, type Place, topicOf } from './topic-of.ts';
import { approximately, areaWords, fromBottom, fromTop, type Topic, topics } from './words.ts';

/** A quantity and what decides its meaning. */
interface Reading {
  quantity: Quantity;
  previous: Quantity | undefined;
  comparison: Comparison;
  topic: Topic | null;
  clause: Clause;
  findings: Findings;
}

/** Adds a quantity to the findings of its subject. Out: whether it was used. */
export function assign(
  quantity: Quantity,
  at: number,
  all: readonly Quantity[],
  clause: Clause,
  context: readonly Place[],
  findings: Findings,
): boolean {
  const [unit = null] = unitsOf(quantity);
  const previous = all[at - 1];
  const comparison = comparisonOf(quantity, previous, all[at + 1], clause.plain);
  const topic = topicOf(quantity, context, clause.plain);
  const reading = { quantity, previous, comparison, topic, clause, findings };
  switch (unit) {
    case 'kb':
    case 'mb':
      return assignKb(reading);
    case 'dpi':
      return assignDpi(reading);
    case 'px':
      return assignPx(reading);
    case 'percent':
      return assignBand(reading, 'percent');
    case null:
      return assignWithoutUnit(reading);
    default:
      return assignLength(reading);
  }
}

/** Notes that the clause says something about a field that could not be read. */
function doubt({ clause, findings }: Reading, value: Findings['doubts'][number]['value']): false {
  findings.doubts.push({ value, clause });
  return false;
}

function unitsOf(quantity: Quantity) {
  if (quantity.kind === 'number') return [quantity.unit];
  if (quantity.kind === 'range') return [quantity.from.unit, quantity.to.unit];
  return [quantity.first.unit, quantity.second.unit];
}

export function hasUnit(quantity: Quantity): boolean {
  return unitsOf(quantity).some((unit) => unit !== null);
}

/** A maximum in MB or KB is read as the smaller, a minimum as the larger of both meanings. */
function inKb({ value, unit }: { value: number; unit: string | null }, comparison: 'least' | 'most'): number {
  return Math.round(value * (unit === 'mb' ? (comparison === 'most' ? 1000 : 1024) : 1));
}

function assignKb(reading: Reading): boolean {
  const {
    quantity,
    comparison,
    clause,
    findings: { kb },
  } = reading;
  if (quantity.kind === 'range') {
    if (quantity.from.value === quantity.to.value) return false;
    kb.least.push({ value: inKb(quantity.from, 'least'), clause });
    kb.most.push({ value: inKb(quantity.to, 'most'), clause });
    return true;
  }
  if (quantity.kind === 'size' || comparison === null) return doubt(reading, 'fileSize');
  kb[comparison].push({ value: inKb(quantity, comparison), clause });
  return true;
}

function assignDpi(reading: Reading): boolean {
  const {
    quantity,
    comparison,
    clause,
    findings: { dpi },
  } = reading;
  if (quantity.kind === 'range') {
    dpi.push({ value: quantity.from.value, clause });
    return true;
  }
  if (quantity.kind === 'size' || comparison === 'most') return doubt(reading, 'minDpi');
  dpi.push({ value: quantity.value, clause });
  return true;
}

const bandTopics: Partial<Record<Topic, 'head' | 'eyes'>> = { head: 'head', eyes: 'eyes' };

function assignBand(reading: Reading, unit: LengthUnit): boolean {
  const {
    quantity,
    comparison,
    topic,
    clause,
    findings: { bands },
  } = reading;
  const of = topic === null ? undefined : bandTopics[topic];
  if (of === undefined || quantity.kind === 'size') return false;
  const length = (amount: { value: number; unit: string | null }) =>
    unit === 'percent' ? amount.value : inMm(amount.value, amount.unit);
  const bounds =
    quantity.kind === 'range'
      ? ordered(length(quantity.from), length(quantity.to))
      : {
          min: comparison === 'least' ? length(quantity) : null,
          max: comparison === 'most' ? length(quantity) : null,
        };
  const field = of === 'head' ? 'headHeight' : 'eyeLine';
  if (
    (bounds.min === null && bounds.max === null) ||
    has(clause.plain.slice(0, quantity.start), approximately)
  )
    return doubt(reading, field);
  const isFromTop = of === 'eyes' && !has(clause.plain, fromBottom) && has(clause.plain, fromTop);
  if (of === 'eyes' && !isFromTop && !has(clause.plain, fromBottom)) return doubt(reading, field);
  const isAssumed = unit === 'percent' && has(clause.plain, areaWords);
  bands[isFromTop ? 'eyesFromTop' : of].push({ value: { ...bounds, unit }, clause, isAssumed });
  return true;
}

function ordered(one: number, other: number): { min: number; max: number } {
  return one <= other ? { min: one, max: other } : { min: other, max: one };
}

function assignLength(reading: Reading): boolean {
  const {
    quantity,
    previous,
    topic,
    clause,
    findings: { sizesMm, sidesMm },
  } = reading;
  if (quantity.kind === 'size') {
    const ofHead = /^[^,.;]{0,24}/u.exec(clause.plain.slice(quantity.end))?.[0] ?? '';
    if (topic === 'headWidth' || topic === 'margin' || ofHead.search(topics.head) >= 0)
      return doubt(reading, 'headHeight');
    const touches = /(?:-|to|a|à|bis|до)\s*$/u.test(clause.plain.slice(0, quantity.start)) && previous?.end;
    const size = sizeOf(quantity, (amount) => inMm(amount.value, amount.unit));
    if (touches || !isLikelyMm(size)) return doubt(reading, 'size');
    sizesMm.push({ value: size, clause, isAssumed: size.isTurned });
    return true;
  }
  if (topic === 'width' || topic === 'height') {
    if (quantity.kind === 'range') return doubt(reading, 'size');
    sidesMm[topic].push({ value: inMm(quantity.value, quantity.unit), clause });
    return true;
  }
  return assignBand(reading, 'mm');
}

/** Sides of a photo; the longer one is the height unless the rule names both. */
function sizeOf(
  { first, second, sides }: Extract<Quantity, { kind: 'size' }>,
  length: (amount: { value: number; unit: string | null }) => number,
) {
  const [one, two] = [length(first), length(second)];
  const [sideOne, sideTwo] = sides;
  if (sideOne === 'height' || sideTwo === 'width') return { width: two, height: one, isTurned: false };
  if (sideOne === 'width' || sideTwo === 'height' || one <= two)
    return { width: one, height: two, isTurned: false };
  return { width: two, height: one, isTurned: true };
}

function isLikelyMm({ width, height }: { width: number; height: number }): boolean {
  return width >= 5 && height <= 200;
}

function inMm(value: number, unit: string | null): number {
  const factor = unit === 'cm' ? 10 : unit === 'inch' ? mmPerInch : 1;
  return Math.round(value * factor * 100) / 100;
}

function assignPx(reading: Reading): boolean {
  const {
    quantity,
    previous,
    comparison,
    topic,
    clause,
    findings: { pixels, sidesPx },
  } = reading;
  if (quantity.kind === 'size') {
    const size = sizeOf(quantity, ({ value }) => value);
    const joined = previous ? clause.plain.slice(previous.end, quantity.start) : '';
    const found = { value: size, clause, isAssumed: size.isTurned };
    if (previous?.kind === 'size' && /^\s*(?:-|to|and|bis|до|至|到|和|et|y|e)\s*$/u.test(joined)) {
      const earlier = sizeOf(previous, ({ value }) => value);
      pixels.exact = pixels.exact.filter(({ value }) => value.width !== earlier.width);
      pixels.least.push({ value: earlier, clause });
      pixels.most.push(found);
      return true;
    }
    pixels[comparison ?? 'exact'].push(found);
    return true;
  }
  if (topic !== 'width' && topic !== 'height') return doubt(reading, 'pixels');
  if (quantity.kind === 'range') {
    sidesPx[topic].least.push({ value: quantity.from.value, clause });
    sidesPx[topic].most.push({ value: quantity.to.value, clause });
  } else {
    sidesPx[topic][comparison ?? 'exact'].push({ value: quantity.value, clause });
  }
  return true;
}

/** A size without unit: two or three digits of mm, or more of pixels. Inches and centimetres cannot be told apart. */
function assignWithoutUnit(reading: Reading): boolean {
  const { quantity, topic, clause, findings } = reading;
  if (quantity.kind !== 'size') return false;
  if (topic === 'head' || topic === 'eyes' || topic === 'margin') return false;
  const size = sizeOf(quantity, ({ value }) => value);
  if ([size.width, size.height].every((side) => Number.isInteger(side) && side >= 110))
    return assignPx(reading);
  if (size.width >= 18 && size.height <= 80 && topic === 'size') {
    findings.sizesMm.push({ value: size, clause, isAssumed: true });
    return true;
  }
  return doubt(reading, 'size');
}
