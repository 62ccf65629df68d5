import { typesetA4 } from '@vesika/typeset';
import type { CertificateOrder } from './certificate-order.ts';
import { drawChecks } from './draw-checks.ts';
import { drawFootnotes } from './draw-footnotes.ts';
import { drawHeader } from './draw-header.ts';

/**
 * The report of a photo on one page of A4. From both ends inwards: what stands above and below the checks has
 * its size, and the checks get the room that is left.
 *
 * In:  words, in one of the languages that can be set; any number of checks up to some 60.
 * Out: a PDF; the same order gives the same bytes.
 */
export function renderCertificate(order: CertificateOrder): Promise<Buffer> {
  const { language, direction, title, date } = order;
  return typesetA4({ language, direction, title, date, words: order }, (page, room) => {
    const topPt = drawHeader(page, order, room);
    const bottomPt = drawFootnotes(page, order, room);
    drawChecks(page, order, { ...room, topPt, bottomPt });
  });
}
