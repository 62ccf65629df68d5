import { writeFileSync } from 'node:fs';
import { openEngine } from '@vesika/engine';
import { renderCertificate } from '@vesika/engine/certificate';
import { makePage } from '@vesika/engine/page';
import { makeSignature } from '@vesika/engine/signature';
import { makeSheet } from './make-sheet.ts';
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
  page: ({ source }) => makePage(source),
});
