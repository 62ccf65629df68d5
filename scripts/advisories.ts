/**
 * `npm run advisories` asks the registry for known advisories of the packages in the lock file. Exit code 1 if one is
 * not listed with a reason in `advisories/allowed.json`; 3 if the registry does not respond, in which case
 * docs/advisories.md holds the latest known result.
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
  console.log('NOT CHECKED: the registry did not return advisories; see docs/advisories.md');
  process.exit(3);
}
const { open, ...rest } = judgeAudit(answer.data, allowed, new Date().toISOString().slice(0, 10));
for (const { id, sentence } of open) console.log(`OPEN     ${id} ${sentence}`);
for (const { id, sentence } of rest.allowed) console.log(`allowed  ${id} ${sentence}`);
for (const id of rest.idle)
  console.log(`idle     ${id} matches no advisory and can be removed from the list`);
console.log(`${open.length} open advisories, ${rest.allowed.length} allowed`);
process.exit(open.length > 0 ? 1 : 0);

/** A non-zero exit code of npm means that it found something, not that it failed. */
function audit(): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 2 ** 20, timeout: 60_000 };
    execFile('npm', ['audit', '--json', '--package-lock-only'], options, (_error, stdout) => resolve(stdout));
  });
}
