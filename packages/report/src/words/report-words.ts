import { directionOf, formatList, formatNumber, type Language, type Translator } from '@vesika/messages';
import { changeUnits } from '../changes.ts';
import { type CheckId, checks } from '../checks.ts';
import type { Unit } from '../define-check.ts';
import type { Change, Check, Thing } from '../report.ts';
import { amountWords } from './amounts.ts';

export type ReportWords = ReturnType<typeof reportWords>;

/**
 * What a report says, in one language: the same on pages, in certificates, in the terminal. A check needs nothing
 * but itself to be told.
 */
export function reportWords(t: Translator, language: Language, gap?: string) {
  const { band, exactQuantity, millimetres, pixels, quantity } = amountWords(t, language, gap);

  const name = ({ id }: Pick<Check, 'id'>) => t(`checks.${id}.name`);

  /** What was measured, such as `From chin to crown`; null in reports that do not tell which of several it was. */
  function measured(check: Check): string | null {
    const key = { id: check.id as 'head-height', measure: measureOf(check) as 'height' | null };
    return key.measure && t(`checks.${key.id}.measures.${key.measure}`);
  }

  function value(check: Check): string {
    const { id, value, evidence, found, verdict } = check;
    if (evidence === 'stated') return t('values.stated');
    if (value === null) return t('values.notMeasured');
    if (found) return thingText(found);
    if (toldAsThings.has(id)) return t(`values.${verdict === 'pass' ? 'asRequired' : 'notAsRequired'}`);
    if (id === 'single-face-present' && value === 0) return t('values.noOtherFace');
    if (id === 'upscaling' && value <= 1) return t('values.notEnlarged');
    if (id === 'source-completeness' && value < 0.05) return t('values.nothingMissing');
    return (roundsToLimit(check, value) ? exactQuantity : quantity)(value, unitOf(check));
  }

  /** A value that does not pass and reads as its limit, such as 35.04 of 35, needs more decimals to make sense. */
  function roundsToLimit(check: Check, value: number): boolean {
    const unit = unitOf(check);
    const { min, max } = check.limit;
    const reads = (end: number | null) => end !== null && quantity(end, unit) === quantity(value, unit);
    return check.verdict !== 'pass' && (reads(min) || reads(max));
  }

  /** One standard deviation of it, such as `± 0.4`; null where it is not known. */
  function uncertainty(check: Check): string | null {
    if (check.uncertainty === null || check.value === null || check.evidence === 'stated') return null;
    return t('values.uncertainty', {
      value: formatNumber(language, check.uncertainty, unitOf(check)),
    });
  }

  function permitted(check: Check): string {
    if (!check.permitted) {
      if (toldAsThings.has(check.id)) return t('values.asRequired');
      return band(check.limit, unitOf(check)) ?? t('limits.none');
    }
    if (check.permitted.length === 0) return t('limits.none');
    const texts = check.permitted.map(permittedThing);
    const areFormats = check.permitted.every((thing) => 'format' in thing);
    return formatList(language, texts, areFormats ? 'disjunction' : 'conjunction');
  }

  function thingText(thing: Thing): string {
    if ('format' in thing) return isolated(thing.format);
    if ('hex' in thing) return isolated(thing.hex.toUpperCase());
    if ('widthMm' in thing) return millimetres(thing.widthMm, thing.heightMm);
    return pixels(thing.widthPx, thing.heightPx);
  }

  function permittedThing(thing: Thing): string {
    const text = thingText(thing);
    if ('widthMm' in thing) return t('values.shape', { size: text });
    return 'widthPx' in thing ? t(`limits.${thing.bound ?? 'exactly'}`, { value: text }) : text;
  }

  /** Codes keep their order among words that run the other way. */
  function isolated(code: string): string {
    return directionOf(language) === 'rtl' ? `\u2066${code}\u2069` : code;
  }

  return {
    quantity,
    band,
    pixels,
    millimetres,
    name,
    measured,
    value,
    uncertainty,
    permitted,
    isolated,
    /** `From chin to crown: 34.0 mm (32–36 mm)`. */
    line: (check: Check) =>
      check.evidence === 'stated'
        ? value(check)
        : t('values.line', {
            what: measured(check) ?? name(check),
            value: value(check),
            limit: permitted(check),
          }),
    advice: ({ advice }: Pick<Check, 'advice'>) => advice && t(`advice.${advice as 'head-height.too-small'}`),
    /** How many checks passed, failed, could not be decided. */
    summary: (judged: readonly Check[]) => {
      const count = (verdict: Check['verdict']) =>
        formatNumber(language, judged.filter((check) => check.verdict === verdict).length, 'count');
      return t('values.summary', {
        total: formatNumber(language, judged.length, 'count'),
        passed: count('pass'),
        failed: count('fail'),
        undetermined: count('undetermined'),
      });
    },
    /** Which way the head was turned says less than how far. */
    change: ({ what, amount }: Change) =>
      t(`changes.${what}`, {
        amount: quantity(changeUnits[what] === 'deg' ? Math.abs(amount) : amount, changeUnits[what]),
      }),
  };
}

/** Their numbers say nothing to people. */
const toldAsThings: ReadonlySet<CheckId> = new Set<CheckId>(['picture-size', 'file-format']);

function measureOf({ id, measure }: Check): string | null {
  const known = Object.keys(checks[id].measures);
  if (measure && known.includes(measure)) return measure;
  return known.length === 1 ? known[0]! : null;
}

/** Old reports call shares ratios. */
function unitOf(check: Check): Unit {
  const measures: Readonly<Record<string, Unit>> = checks[check.id].measures;
  return measures[measureOf(check) ?? ''] ?? (check.unit === 'ratio' ? 'share' : check.unit);
}
