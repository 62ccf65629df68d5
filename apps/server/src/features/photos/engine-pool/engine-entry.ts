import { writeFileSync } from 'node:fs';
import { openEngine } from '@vesika/engine';
import { renderCertificate } from '@vesika/engine/certificate';
import { jpegFromHeic } from '@vesika/engine/heic';
import { layoutSheets, renderSheetJpeg, renderSheetPdf } from '@vesika/engine/print';
import { makeSignature } from '@vesika/engine/signature';
import type { SheetRequest } from './protocol.ts';
import { serveEngine } from './serve-engine.ts';

/** If memory runs out, the kernel kills this process before the server. */
try {
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Outside Linux only the pool's memory limit applies.
}
serveEngine({
  openEngine,
  sheet: makeSheet,
  certificate: renderCertificate,
  signature: ({ source, ...request }) => makeSignature(source, request),
  heic: ({ source }) => jpegFromHeic(source),
});

/** Runs in the engine process too, because a JPEG sheet decodes the photos. */
function makeSheet({ format, sheet, language, note, dpi, ...request }: SheetRequest): Promise<Buffer> {
  const { photos } = request;
  const layouts = layoutSheets(request);
  const files = photos.map(({ photo }) => photo);
  if (format === 'pdf') return renderSheetPdf(layouts, files, { note, language });
  return renderSheetJpeg(layouts[sheet]!, files, { dpi, language });
}
