import { writeFileSync } from 'node:fs';
import { openEngine } from '@vesika/engine';
import { renderCertificate } from '@vesika/engine/certificate';
import { makeSheet } from './make-sheet.ts';
import { serveEngine } from './serve-engine.ts';

/** The script of an engine process. Should the machine run out of memory, this one goes, not the server. */
try {
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Not Linux: the memory limit of the pool has to do.
}
serveEngine({ openEngine, makeSheet, makeCertificate: renderCertificate });
