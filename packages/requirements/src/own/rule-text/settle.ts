import type { BackgroundColour } from '../../vocabulary.ts';
import {
  type Bounds,
  type OwnDocument,
  type OwnDocumentField,
  ownDocumentFields,
  sameShape,
} from '../own-document.ts';
import { documentFrom, hundredths } from './complete.ts';
import type { Findings, Found } from './findings.ts';

/** A field that the rule states. */
export interface RuleFact {
  field: OwnDocumentField;
  /** The words of the rule that say it. */
  phrases: string[];
  /** Whether the rule leaves something open that usage decides, such as a unit. */
  isAssumed: boolean;
}

export interface RuleReading {
  /** The values that were read; a field that the rule does not state, or states in several ways, is absent. */
  document: Partial<OwnDocument>;
  facts: RuleFact[];
  /** Fields on which the rule contradicts itself or is not understood. */
  unclear: Array<{ field: OwnDocumentField; phrases: string[] }>;
  /** Fields that the rule does not mention. */
  missing: OwnDocumentField[];
  /** Parts of the rule with measurements that were not used. */
  unread: string[];
}

/** One value for each field, or none where the rule contradicts itself. */
export function settled(findings: Findings, unread: string[]): RuleReading {
  const document: Partial<OwnDocument> = {};
  const facts: RuleFact[] = [];
  const unclear: RuleReading['unclear'] = [];
  const phrasesOf = (found: readonly Found<unknown>[]) => [
    ...new Set(found.map(({ clause }) => clause.original)),
  ];
  const state = (field: OwnDocumentField, found: readonly Found<unknown>[], value: Partial<OwnDocument>) => {
    Object.assign(document, value);
    const isAssumed = found.some((each) => each.isAssumed);
    facts.push({ field, phrases: phrasesOf(found), isAssumed });
  };
  const doubt = (field: OwnDocumentField, found: readonly Found<unknown>[]) => {
    unclear.push({ field, phrases: phrasesOf(found) });
  };

  const sizes = [...findings.sizesMm, ...sideSizes(findings.sidesMm)];
  const size = agreed(sizes, sameSize);
  const pixels = pixelsOf(findings);
  const loneSides = sizes.length === 0 ? [...findings.sidesMm.width, ...findings.sidesMm.height] : [];
  if (loneSides.length > 0) doubt('size', loneSides);
  if (sizes.length > 0) {
    if (size) state('size', sizes, { widthMm: size.width, heightMm: size.height });
    else doubt('size', sizes);
  }
  const allPixels = [...pixels.exact, ...pixels.least, ...pixels.most];
  const lonePx = allPixels.length === 0 ? sidesOf(findings.sidesPx) : [];
  if (lonePx.length > 0) doubt('pixels', lonePx);
  if (allPixels.length > 0) {
    const exact = agreed(pixels.exact, sameSize);
    const fewest = agreed(pixels.least, sameSize);
    const most = agreed(pixels.most, sameSize);
    const shapes = [exact, size].filter((each) => each !== null && each !== undefined);
    const isOneShape = shapes.every((each) =>
      sameShape(each.width / each.height, shapes[0]!.width / shapes[0]!.height),
    );
    const isOne = [exact, fewest, most].every((value) => value !== undefined) && isOneShape;
    if (isOne) {
      state('pixels', allPixels, {
        ...(exact && { pixels: inPx(exact) }),
        ...(fewest && { minPixels: inPx(fewest) }),
        ...(most && { maxPixels: inPx(most) }),
      });
    } else doubt('pixels', allPixels);
  }
  const dpi = agreed(findings.dpi, Object.is);
  if (dpi) state('minDpi', findings.dpi, { minDpi: Math.round(dpi) });
  else if (findings.dpi.length > 0) doubt('minDpi', findings.dpi);

  const heightMm = documentFrom(document)?.heightMm ?? null;
  band('headHeight', findings.bands.head, (value) => ({ headHeightMm: value }));
  const eyes = [
    ...findings.bands.eyes,
    ...findings.bands.eyesFromTop.flatMap((found) => turned(found, heightMm)),
  ];
  if (findings.bands.eyesFromTop.length > 0 && eyes.length === 0)
    doubt('eyeLine', findings.bands.eyesFromTop);
  band('eyeLine', eyes, (value) => ({ eyeLineFromBottomMm: value }));

  const kbs = [...findings.kb.least, ...findings.kb.most];
  const minKb = agreed(findings.kb.least, Object.is);
  const maxKb = agreed(findings.kb.most, Object.is);
  if (kbs.length > 0) {
    const isOne = minKb !== undefined && maxKb !== undefined && (!minKb || !maxKb || minKb < maxKb);
    if (isOne) state('fileSize', kbs, { minKb, maxKb });
    else doubt('fileSize', kbs);
  }
  const colour = colourOf(findings.colours);
  if (colour) state('background', findings.colours, { background: colour });
  else if (findings.colours.length > 0) doubt('background', findings.colours);
  if (findings.edits.length > 0) state('edits', findings.edits, { editsRefused: true });

  for (const { value: field, clause } of findings.doubts) {
    if (facts.some((fact) => fact.field === field)) continue;
    const known = unclear.find((each) => each.field === field);
    if (known) known.phrases = [...new Set([...known.phrases, clause.original])];
    else unclear.push({ field, phrases: [clause.original] });
  }
  const told = new Set([...facts, ...unclear].map(({ field }) => field));
  return {
    document,
    facts,
    unclear,
    missing: ownDocumentFields.filter((field) => !told.has(field)),
    unread: [...new Set(unread)],
  };

  /** Millimetres win over percents that say the same. */
  function band(
    field: 'headHeight' | 'eyeLine',
    found: Findings['bands']['head'],
    value: (bounds: Bounds) => Partial<OwnDocument>,
  ): void {
    if (found.length === 0) return;
    const height = heightMm;
    const mm = found.map(({ value: { min, max, unit } }) => {
      const factor = unit === 'mm' ? 1 : height === null ? Number.NaN : height / 100;
      return { min: min === null ? null : min * factor, max: max === null ? null : max * factor, unit };
    });
    const one = joined(mm.filter(({ unit }) => unit === 'mm'));
    const other = joined(mm.filter(({ unit }) => unit === 'percent'));
    const chosen = one ?? other;
    const agree = !one || !other || (nearly(one.min, other.min) && nearly(one.max, other.max));
    const isPossible = chosen && chosen.min !== null && chosen.max !== null && !Number.isNaN(chosen.min);
    const fits = isPossible && (height === null || chosen.max! <= height);
    if (one === undefined || other === undefined || !fits || !agree) doubt(field, found);
    else state(field, found, value({ min: hundredths(chosen.min!), max: hundredths(chosen.max!) }));
  }
}

/** Values closer than this share of the larger one are the same value in two units. */
const roundingShare = 0.03;

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= roundingShare * Math.max(one, other);
}

/** Bounds given in percent are often rounded millimetres. */
function nearly(one: number | null, other: number | null): boolean {
  return one === null || other === null || Math.abs(one - other) <= 0.06 * Math.max(one, other);
}

type Partly = { min: number | null; max: number | null };

/** One band of several statements: null without any, undefined if they contradict each other. */
function joined(bands: readonly Partly[]): Partly | null | undefined {
  if (bands.length === 0) return null;
  const pick = (bound: 'min' | 'max') => {
    const values = bands.map((each) => each[bound]).filter((value) => value !== null);
    return values.every((value) => isSame(value, values[0]!)) ? (values.at(-1) ?? null) : undefined;
  };
  const [min, max] = [pick('min'), pick('max')];
  return min === undefined || max === undefined || (min !== null && max !== null && min > max)
    ? undefined
    : { min, max };
}

/** Null without values, undefined if they differ. The last of values that are the same but for rounding is taken. */
function agreed<Value>(
  found: readonly Found<Value>[],
  same: (one: Value, other: Value) => boolean,
): Value | null | undefined {
  const last = found.at(-1);
  if (!last) return null;
  return found.every(({ value }) => same(value, last.value)) ? last.value : undefined;
}

function sameSize(one: { width: number; height: number }, other: { width: number; height: number }): boolean {
  return isSame(one.width, other.width) && isSame(one.height, other.height);
}

function sideSizes({ width, height }: Findings['sidesMm']): Findings['sizesMm'] {
  return width.flatMap((one) =>
    height.map((other) => ({ value: { width: one.value, height: other.value }, clause: other.clause })),
  );
}

function pixelsOf({ pixels, sidesPx }: Findings): Findings['pixels'] {
  const joinedOf = (kind: 'exact' | 'least' | 'most') => [
    ...pixels[kind],
    ...sidesPx.width[kind].flatMap((one) =>
      sidesPx.height[kind].map((other) => ({
        value: { width: one.value, height: other.value },
        clause: other.clause,
      })),
    ),
  ];
  return { exact: joinedOf('exact'), least: joinedOf('least'), most: joinedOf('most') };
}

function sidesOf({ width, height }: Findings['sidesPx']): Found<number>[] {
  return [width, height].flatMap(({ exact, least, most }) => [...exact, ...least, ...most]);
}

function inPx({ width, height }: { width: number; height: number }) {
  return { widthPx: Math.round(width), heightPx: Math.round(height) };
}

/** Distances from the top edge as distances from the bottom. */
function turned(
  found: Findings['bands']['eyes'][number],
  heightMm: number | null,
): Findings['bands']['eyes'] {
  const { min, max, unit } = found.value;
  const whole = unit === 'percent' ? 100 : heightMm;
  if (whole === null) return [];
  return [
    {
      ...found,
      value: { min: max === null ? null : whole - max, max: min === null ? null : whole - min, unit },
    },
  ];
}

/** White where it is accepted, else the first accepted colour; a named colour wins over `light`. */
function colourOf(found: Findings['colours']): BackgroundColour | null {
  const named = found.map(({ value }) => {
    const exact = value.filter((colour) => colour !== 'any-plain-light');
    return new Set(exact.length > 0 ? exact : value);
  });
  const [first, ...others] = named.filter((colours) => !colours.has('any-plain-light') || named.length === 1);
  if (!first) return named.length > 0 ? 'any-plain-light' : null;
  const common = [...first].filter((colour) => others.every((colours) => colours.has(colour)));
  return common.includes('white') ? 'white' : (common[0] ?? null);
}
