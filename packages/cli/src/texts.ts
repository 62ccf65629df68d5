import type { Change, Check, EngineErrorCode, Step } from '@vesika/engine';
import {
  createTranslator,
  fallbackLanguage,
  formatLimit,
  formatNumber,
  formatRange,
  type QuantityUnit,
} from '@vesika/messages';
import type { DocumentType } from '@vesika/requirements';

/** Everything the terminal takes from the message catalogue, in English as the rest of the CLI. */
export interface Texts {
  checkName(check: Check): string;
  verdict(check: Check): string;
  /** Value with its unit; a dash where it could not be measured. */
  value(check: Check): string;
  /** Band with its unit, such as `32–36 mm`. */
  limit(check: Check): string;
  advice(check: Check): string | null;
  change(change: Change): string;
  basis(basis: Check['source']['basis']): { name: string; about: string };
  document(documentType: DocumentType): string;
  step(step: Step): string;
  error(code: EngineErrorCode): { title: string; action: string };
  /** What the sheet says about printing. */
  printNote(): string;
  photoCount(count: number): string;
  quantity(value: number, unit: QuantityUnit): string;
  range(limit: Check['limit'], unit: QuantityUnit): string;
}

const language = fallbackLanguage;

/** Changes whose amount is a part of the picture and reads better as per cent. */
const shares: ReadonlySet<Change['what']> = new Set(['crop', 'background', 'transparency-filled']);

export async function loadTexts(): Promise<Texts> {
  const t = await createTranslator(language);
  const quantity = (value: number, unit: QuantityUnit) =>
    t(`units.${unit}`, { value: formatNumber(language, value, unit) });
  const range = ({ min, max }: Check['limit'], unit: QuantityUnit) => {
    const withUnit = (value: string) => t(`units.${unit}`, { value });
    if (min !== null && max !== null) {
      if (min === max) return t('limits.exactly', { value: withUnit(formatLimit(language, min, unit)) });
      return withUnit(formatRange(language, min, max, unit));
    }
    if (min !== null) return t('limits.atLeast', { value: withUnit(formatLimit(language, min, unit)) });
    if (max !== null) return t('limits.atMost', { value: withUnit(formatLimit(language, max, unit)) });
    return t('limits.none');
  };
  return {
    quantity,
    range,
    checkName: ({ id }) => t(`checks.${id}.name`),
    verdict: ({ verdict }) => t(`verdicts.${verdict}`),
    value: (check) => {
      if (check.value === null) return '–';
      if (looksWithin(check))
        return t(`units.${check.unit}`, { value: formatLimit(language, check.value, check.unit) });
      return quantity(check.value, check.unit);
    },
    limit: ({ limit, unit }) => range(limit, unit),
    advice: ({ advice }) => advice && t(`advice.${advice}` as 'advice.head-height.too-small'),
    change: ({ what, amount, unit }) =>
      t(`changes.${what}`, { amount: quantity(amount, shares.has(what) ? 'share' : unit) }),
    basis: (basis) => ({ name: t(`basis.${basis}.name`), about: t(`basis.${basis}.about`) }),
    printNote: () => t('sheet.note'),
    photoCount: (count) => t('sheet.photos', { count }),
    document: (documentType) => t(`documents.${documentType}`),
    step: (step) => t(`steps.${step}`),
    error: (code) => ({ title: t(`errors.${code}.title`), action: t(`errors.${code}.action`) }),
  };
}

/** A failed value that rounds to its limit, such as 35.04 of 35, needs its second decimal to make sense. */
function looksWithin({ verdict, value, limit, unit }: Check): boolean {
  if (verdict !== 'fail' || value === null) return false;
  const written = Number(formatNumber('en', value, unit));
  return written >= (limit.min ?? written) && written <= (limit.max ?? written);
}
