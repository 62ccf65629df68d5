import { signatureRange } from '@vesika/contract';
import type { Pair } from '../../components/fields/pair-field.tsx';

export interface TypedFormat {
  size: Pair;
  kb: Pair;
}

export interface SignatureFormat {
  widthPx: number;
  heightPx: number;
  minKb: number | null;
  maxKb: number | null;
}

export type FormatField = 'size' | 'kb';

/** Reads the typed size and limit; returns the fields that no signature can have instead, if there are any. */
export function readFormat({ size, kb }: TypedFormat): SignatureFormat | FormatField[] {
  const [widthPx, heightPx] = size.map(wholeIn);
  const [minKb, maxKb] = kb.map(wholeIn);
  const faults: FormatField[] = [];
  if (!isWithin(widthPx, signatureRange.sidePx) || !isWithin(heightPx, signatureRange.sidePx)) {
    faults.push('size');
  }
  const areKb = [minKb, maxKb].every((value) => value === null || isWithin(value, signatureRange.kb));
  if (!areKb || (minKb && maxKb && minKb >= maxKb)) faults.push('kb');
  if (faults.length > 0) return faults;
  return { widthPx: widthPx!, heightPx: heightPx!, minKb: minKb ?? null, maxKb: maxKb ?? null };
}

/** Null if nothing was typed, NaN if it is no whole number. */
function wholeIn(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function isWithin(value: number | null | undefined, { min, max }: { min: number; max: number }): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}
