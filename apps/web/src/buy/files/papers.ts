import type { Paper } from '@vesika/contract';

export const gapsMm = [1, 0, 2, 3, 5] as const;
export const sheetFormats = ['pdf', 'jpg'] as const;

/** The paper of a sheet of photos, the gaps between them, and the format of the file. */
export interface SheetChoice {
  paper: Paper;
  gapMm: (typeof gapsMm)[number];
  format: (typeof sheetFormats)[number];
}

export function usualSheet(countryCode: string): SheetChoice {
  return { paper: usualPaper(countryCode), gapMm: 1, format: 'pdf' };
}

const inches: ReadonlySet<string> = new Set(['US', 'CA', 'PR', 'PH', 'MX']);

export function usualPaper(countryCode: string): Paper {
  if (countryCode === 'JP') return '9x13';
  return inches.has(countryCode) ? '4x6in' : '10x15';
}
