import { mmPerInch } from '../geometry/units.ts';

export interface Paper {
  /** The shorter side. */
  widthMm: number;
  heightMm: number;
  /** Default margin: photo printers print nearly to the edge, office printers do not. */
  marginMm: number;
}

/** Sizes as sold: DIN A4 (ISO 216), Letter (ANSI Y14.1), photo papers by their nominal size. */
export const papers = {
  // 3.5 x 5 inches: 9 x 13 cm in Europe, L in Japan.
  '9x13': { widthMm: 3.5 * mmPerInch, heightMm: 5 * mmPerInch, marginMm: 3 },
  '10x15': { widthMm: 100, heightMm: 150, marginMm: 3 },
  '13x18': { widthMm: 130, heightMm: 180, marginMm: 3 },
  '4x6in': { widthMm: 4 * mmPerInch, heightMm: 6 * mmPerInch, marginMm: 3 },
  '5x7in': { widthMm: 5 * mmPerInch, heightMm: 7 * mmPerInch, marginMm: 3 },
  a4: { widthMm: 210, heightMm: 297, marginMm: 6 },
  letter: { widthMm: 8.5 * mmPerInch, heightMm: 11 * mmPerInch, marginMm: 6 },
} as const satisfies Record<string, Paper>;

export type PaperId = keyof typeof papers;

export const paperIds = Object.keys(papers) as PaperId[];
