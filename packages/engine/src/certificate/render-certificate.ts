import { typesetA4 } from '@vesika/typeset';
import type { CertificateRequest } from './certificate-request.ts';
import { drawChecks } from './draw-checks.ts';
import { drawFootnotes } from './draw-footnotes.ts';
import { drawHeader } from './draw-header.ts';

/**
 * Renders the report of a photo on one A4 page. Header and footnotes have fixed sizes; the checks get the room between
 * them.
 *
 * In:  texts in a language that can be typeset; up to about 60 checks.
 * Out: a PDF; the same request gives the same bytes.
 */
export function renderCertificate(request: CertificateRequest): Promise<Buffer> {
  const { language, direction, title, date } = request;
  return typesetA4({ language, direction, title, date, words: request }, (page, room) => {
    const topPt = drawHeader(page, request, room);
    const bottomPt = drawFootnotes(page, request, room);
    drawChecks(page, request, { ...room, topPt, bottomPt });
  });
}
