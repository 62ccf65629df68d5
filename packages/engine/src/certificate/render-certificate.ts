import { typesetA4 } from '@vesika/typeset';
import type { CertificateOrder } from './certificate-order.ts';
import { drawChecks } from './draw-checks.ts';
import { drawFootnotes } from './draw-footnotes.ts';
import { drawHeader } from './draw-header.ts';

/**
 * Renders the report of a photo on one A4 page. Header and footnotes have fixed sizes; the checks get the room between
 * them.
 *
 * In:  texts in a language that can be typeset; up to about 60 checks.
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
