/**
 * `npm run requirements`: adds what changed in the records since the last commit of data/changes.json to that file, and
 * writes docs/requirements.md. `--since COMMIT` compares with another commit. `npm run requirements -- --stale` lists the
 * authorities' sources that should be opened again, and records whose rules have ended.
 */
import { writeFileSync } from 'node:fs';
import { allRequirements, hasEnded, staleSources } from '../src/index.ts';
import { evidenceReport } from './evidence-report.ts';
import { fileText } from './file-text.ts';
import { changesAsOf } from './rules-changes.ts';

const page = new URL('../../../docs/requirements.md', import.meta.url);
const changes = new URL('../data/changes.json', import.meta.url);
const today = new Date().toISOString().slice(0, 10);
if (process.argv.includes('--stale')) {
  for (const { reason, id, address } of staleSources(today)) {
    console.log([reason, id, address ?? 'no address'].join('\t'));
  }
  for (const record of allRequirements()) {
    if (hasEnded(record, today)) console.log(['ended', record.label, record.validUntil].join('\t'));
  }
} else {
  const at = process.argv.indexOf('--since');
  writeFileSync(changes, fileText(changesAsOf(today, at < 0 ? undefined : process.argv[at + 1])));
  writeFileSync(page, evidenceReport());
}
