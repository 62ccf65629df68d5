/** `npm run requirements`: with `--verify` checks the cited pages, otherwise writes what follows from the records. */
await (process.argv.includes('--verify')
  ? import('./verify-sources.ts')
  : import('../packages/requirements/scripts/write-evidence-report.ts'));
