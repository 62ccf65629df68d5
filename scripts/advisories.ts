/**
 * `npm run advisories`: asks the registry what is known against the packages of the lock file. Exit code 1 where something is
 * that `advisories/allowed.json` does not live with for a reason, and 3 where the registry does not answer: then nothing is
 * known, and docs/advisories.md is the last look that somebody took.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { allowedSchema, auditSchema, judgeAudit } from './advisories/judge-audit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const allowed = allowedSchema.parse(
  JSON.parse(await readFile(new URL('advisories/allowed.json', import.meta.url), 'utf8')),
);

const answer = auditSchema.safeParse(JSON.parse((await audit()) || 'null'));
if (!answer.success) {
  console.log('NOT CHECKED: the registry does not answer which advisories there are; see docs/advisories.md');
  process.exit(3);
}
const { open, ...rest } = judgeAudit(answer.data, allowed, new Date().toISOString().slice(0, 10));
for (const { id, sentence } of open) console.log(`OPEN     ${id} ${sentence}`);
for (const { id, sentence } of rest.allowed) console.log(`allowed  ${id} ${sentence}`);
for (const id of rest.idle) console.log(`idle     ${id} meets nothing any more and can go from the list`);
console.log(`${open.length} open advisories, ${rest.allowed.length} allowed`);
process.exit(open.length > 0 ? 1 : 0);

/** Its exit code says that something was found, not that it failed. */
function audit(): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 2 ** 20, timeout: 60_000 };
    execFile('npm', ['audit', '--json', '--package-lock-only'], options, (_error, stdout) => resolve(stdout));
  });
}
