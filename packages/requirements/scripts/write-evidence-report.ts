/** `npm run requirements`: writes docs/requirements.md from the records. */
import { writeFileSync } from 'node:fs';
import { evidenceReport } from './evidence-report.ts';

const page = new URL('../../../docs/requirements.md', import.meta.url);
writeFileSync(page, evidenceReport());
