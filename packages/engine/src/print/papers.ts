import { mmPerInch } from '@vesika/requirements/inch';
import type { PaperId } from '@vesika/requirements/vocabulary';

export interface Paper {
  /** The shorter side. */
  widthMm: number;
  heightMm: number;
  /** Default margin: photo printers print nearly to the edge, office printers do not. */
  marginMm: number;
  /**
   * Source of the size: the paper's keyword of the Internet Printing Protocol, which states it (PWG 5101.1, read in the
   * keyword lists of public IPP libraries).
   */
  mediaName: string;
}

/** Sizes as sold. Photo papers named by their size have no other standard than the name that printers give them. */
export const papers = {
  // 9 x 13 cm in Europe, L in Japan.
  '9x13': { widthMm: 3.5 * mmPerInch, heightMm: 5 * mmPerInch, marginMm: 3, mediaName: 'oe_photo-l_3.5x5in' },
  // The Japanese postcard, 2 mm shorter than 10 x 15.
  postcard: { widthMm: 100, heightMm: 148, marginMm: 3, mediaName: 'jpn_hagaki_100x148mm' },
  '10x15': { widthMm: 100, heightMm: 150, marginMm: 3, mediaName: 'om_small-photo_100x150mm' },
  '13x18': { widthMm: 130, heightMm: 180, marginMm: 3, mediaName: 'om_medium-photo_130x180mm' },
  '4x6in': { widthMm: 4 * mmPerInch, heightMm: 6 * mmPerInch, marginMm: 3, mediaName: 'na_index-4x6_4x6in' },
  '5x7in': { widthMm: 5 * mmPerInch, heightMm: 7 * mmPerInch, marginMm: 3, mediaName: 'na_5x7_5x7in' },
  // ISO 216.
  a4: { widthMm: 210, heightMm: 297, marginMm: 6, mediaName: 'iso_a4_210x297mm' },
  letter: {
    widthMm: 8.5 * mmPerInch,
    heightMm: 11 * mmPerInch,
    marginMm: 6,
    mediaName: 'na_letter_8.5x11in',
  },
} as const satisfies Record<PaperId, Paper>;
