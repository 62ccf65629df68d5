import type { Change, Check, Report } from '@vesika/contract';
import {
  formatLimit,
  formatNumber,
  formatRange,
  type Language,
  type QuantityUnit,
  type Translator,
} from '@vesika/messages';
import type { UserPhotoRow } from '../../../platform/database/schema/index.ts';
import type { RulesVersion } from '../rules/rules-version.ts';

/** Changes whose amount is a part of the picture and reads better as per cent. */
const shares: ReadonlySet<Change['what']> = new Set(['crop', 'background', 'transparency-filled']);

/** What a check says, in the words of a person: colours by their code, sizes whole, faces counted. */
export function checkWords(t: Translator, language: Language) {
  const withUnit = (value: string, unit: QuantityUnit) => t(`units.${unit}`, { value });
  const quantity = (value: number, unit: QuantityUnit) => withUnit(formatNumber(language, value, unit), unit);

  const pixelSize = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) =>
    t('certificate.pixelSize', {
      width: formatNumber(language, widthPx, 'px'),
      height: formatNumber(language, heightPx, 'px'),
    });

  const printedSize = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) =>
    t('certificate.printedSize', {
      width: formatLimit(language, widthMm, 'mm'),
      height: formatLimit(language, heightMm, 'mm'),
    });

  function value(check: Check, { photo, measures }: Report): string {
    if (check.evidence === 'stated') return t('certificate.stated');
    if (check.value === null) return t('certificate.notMeasured');
    switch (check.id) {
      case 'picture-size':
        return pixelSize(photo);
      case 'file-format':
        return photo.mime === 'image/png' ? 'PNG' : 'JPEG';
      case 'background-colour':
        return leftToRight(measures.backgroundHex ?? quantity(check.value, check.unit));
      case 'single-face-present':
        return check.value === 0 ? t('certificate.oneFace') : quantity(check.value, 'share');
      case 'upscaling':
        return check.value <= 1 ? t('certificate.notEnlarged') : quantity(check.value, 'ratio');
      case 'source-completeness':
        return check.value < 0.05 ? t('certificate.nothingMissing') : quantity(check.value, check.unit);
      default:
        return quantity(check.value, unitOf(check));
    }
  }

  function limit(check: Check, row: UserPhotoRow, { record }: RulesVersion): string {
    switch (check.id) {
      case 'picture-size':
        return t('limits.exactly', { value: printedSize(row) });
      case 'file-format':
        return record.file.formats?.join(', ') ?? t('limits.none');
      case 'background-colour':
        return leftToRight(record.background.hex);
      case 'single-face-present':
        return t('certificate.oneFace');
      default:
        return band(check.limit, unitOf(check));
    }
  }

  function band({ min, max }: Check['limit'], unit: QuantityUnit): string {
    const one = (bound: number) => withUnit(formatLimit(language, bound, unit), unit);
    if (min !== null && max !== null) {
      if (min === max) return t('limits.exactly', { value: one(min) });
      return withUnit(formatRange(language, min, max, unit), unit);
    }
    if (min !== null) return t('limits.atLeast', { value: one(min) });
    if (max !== null) return t('limits.atMost', { value: one(max) });
    return t('limits.none');
  }

  return {
    ...{ quantity, pixelSize, printedSize, value, limit },
    name: ({ id }: Check) => t(`checks.${id}.name`),
    /** The clause of a standard after its first comma says what the limit says already. */
    source: ({ source }: Check) =>
      source.basis === 'vesika' ? t('basis.vesika.name') : source.title.split(',')[0]!,
    change: ({ what, amount, unit }: Change) =>
      t(`changes.${what}`, {
        amount: quantity(unit === 'deg' ? Math.abs(amount) : amount, shares.has(what) ? 'share' : unit),
      }),
  };
}

/** Codes and sums keep their order among words that run the other way. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Only enlargement is a factor; other ratios are parts of a whole, and told in per cent. */
function unitOf({ id, unit }: Pick<Check, 'id' | 'unit'>): Check['unit'] {
  return unit === 'ratio' && id !== 'upscaling' ? 'share' : unit;
}
