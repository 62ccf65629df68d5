/**
 * `npm run requirements`: writes docs/requirements.md from the records. `npm run requirements -- --stale` lists the
 * authorities' sources that should be opened again.
 */
import { writeFileSync } from 'node:fs';
import { evidenceReport } from './evidence-report.ts';
import { staleSources } from './stale-sources.ts';

const page = new URL('../../../docs/requirements.md', import.meta.url);
if (process.argv.includes('--stale')) {
  for (const { reason, id, address } of staleSources(new Date().toISOString().slice(0, 10))) {
    console.log([reason, id, address ?? 'no address'].join('\t'));
  }
} else {
  writeFileSync(page, evidenceReport());
}
