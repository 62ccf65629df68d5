import { directionOf, formatList, formatNumber, type Language, type Translator } from '@vesika/messages';
import { changeUnits } from '../changes.ts';
import type { Unit } from '../check-facts.ts';
import { type CheckId, checks } from '../checks.ts';
import type { Change, Check, Thing } from '../report.ts';
import { amountWords } from './amounts.ts';

export type ReportWords = ReturnType<typeof reportWords>;

/**
 * Words of a report in one language, shared by pages, certificates and the terminal. They depend on the check alone.
 */
export function reportWords(t: Translator, language: Language, gap?: string) {
  const { band, exactQuantity, millimetres, pixels, quantity } = amountWords(t, language, gap);

  const name = ({ id }: Pick<Check, 'id'>) => t(`checks.${id}.name`);
  /**
   * Names what is wrong, such as `Mouth open`, and which way where the advice tells: `Head too small`. `name` names
   * what is right or neutral, such as `Mouth closed`.
   */
  const fault = ({ id, advice }: Pick<Check, 'id'> & Partial<Pick<Check, 'advice'>>) =>
    t(`faults.${advice as 'head-height.too-small'}`, { defaultValue: t(`checks.${id}.fault`) });

  /** The measure's name, such as `From chin to crown`; null in reports that do not name the measure. */
  function measured(check: Check): string | null {
    const key = { id: check.id as 'head-height', measure: measureOf(check) as 'height' | null };
    return key.measure && t(`checks.${key.id}.measures.${key.measure}`);
  }

  function value(check: Check): string {
    const { id, value, evidence, found, verdict } = check;
    if (evidence === 'stated') return t('values.stated');
    if (value === null) return t('values.notMeasured');
    if (found) return thingText(found);
    if (shownAsThings.has(id)) return t(`values.${verdict === 'pass' ? 'asRequired' : 'notAsRequired'}`);
    if (id === 'single-face-present' && value === 0) return t('values.noOtherFace');
    if (id === 'upscaling' && value <= 1) return t('values.notEnlarged');
    if (id === 'source-completeness' && value < 0.05) return t('values.nothingMissing');
    return (roundsToLimit(check, value) ? exactQuantity : quantity)(value, unitOf(check));
  }

  /** A failing value that rounds to its limit, such as 35.04 of 35, needs more decimals. */
  function roundsToLimit(check: Check, value: number): boolean {
    const unit = unitOf(check);
    const { min, max } = check.limit;
    const reads = (end: number | null) => end !== null && quantity(end, unit) === quantity(value, unit);
    return check.verdict !== 'pass' && (reads(min) || reads(max));
  }

  /** One standard deviation, such as `± 0.4`; null if unknown. */
  function uncertainty(check: Check): string | null {
    if (check.uncertainty === null || check.value === null || check.evidence === 'stated') return null;
    return t('values.uncertainty', {
      value: formatNumber(language, check.uncertainty, unitOf(check)),
    });
  }

  /** One standard deviation and the width of the band. */
  function bandWords({ uncertainty, limit: { min, max }, unit }: Check) {
    return {
      deviation: quantity(uncertainty ?? 0, unit),
      room: quantity((max ?? 0) - (min ?? 0), unit),
    };
  }

  function permitted(check: Check): string {
    if (!check.permitted) {
      if (shownAsThings.has(check.id)) return t('values.asRequired');
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

  /** Isolates a code so that it keeps its order in right-to-left text. */
  function isolated(code: string): string {
    return directionOf(language) === 'rtl' ? `\u2066${code}\u2069` : code;
  }

  return {
    quantity,
    band,
    pixels,
    millimetres,
    name,
    fault,
    /** The fault of a failed check, the name of any other. */
    title: (check: Parameters<typeof fault>[0] & Pick<Check, 'verdict'>) =>
      check.verdict === 'fail' ? fault(check) : name(check),
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
    advice: (check: Check) =>
      check.advice && t(`advice.${check.advice as 'head-height.narrow-band'}`, bandWords(check)),
    /** Number of passed, failed and undetermined checks. */
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
    /** The direction of the turn is omitted because its size matters more. */
    change: ({ what, amount }: Change) =>
      t(`changes.${what}`, {
        amount: quantity(changeUnits[what] === 'deg' ? Math.abs(amount) : amount, changeUnits[what]),
      }),
  };
}

/** Checks whose numbers mean nothing to people. */
const shownAsThings: ReadonlySet<CheckId> = new Set<CheckId>(['picture-size', 'file-format']);

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
