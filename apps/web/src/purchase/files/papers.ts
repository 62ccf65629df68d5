import type { Paper } from '@vesika/contract';

/** Distances between photos on a sheet, mm; the first one is usual. */
export const gapsMm = ['1', '0', '2', '3', '5'] as const;
export type GapMm = (typeof gapsMm)[number];

export const sheetFormats = ['pdf', 'jpg'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

const inches: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'PH', 'MX']);

export function usualPaper(countryCode: string): Paper {
  if (countryCode === 'JP') return '9x13';
  return inches.has(countryCode) ? '4x6in' : '10x15';
}
