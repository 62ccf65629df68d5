/**
 * `npm run requirements`: adds what changed in the records since the last commit of data/changes.json to that file, and
 * writes docs/requirements.md. `--since COMMIT` compares with another commit. `npm run requirements -- --stale` lists the
 * authorities' sources that should be opened again, and records whose rules have ended.
 */
import { writeFileSync } from 'node:fs';
import { allRequirements, hasEnded, staleSources } from '../src/index.ts';
import { evidenceReport } from './evidence-report.ts';
import { changesAsOf } from './rules-changes.ts';

/** Formats a data file: empty fields are omitted, and what fits is written on one line. */
export function fileText(content: object): string {
  return `${laidOut(withoutEmptyFields(content), '')}\n`;
}

const columnsMax = 100;

function laidOut(value: unknown, indent: string): string {
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= columnsMax) return flat;
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((each) => laidOut(each, inner))
    : Object.entries(value).map(([name, each]) => `"${name}": ${laidOut(each, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner}${items.join(`,\n${inner}`)}\n${indent}${close}`;
}

function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, withoutEmptyFields(each)] as const);
  return Object.fromEntries(fields.filter(([, each]) => !isEmpty(each)));
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

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
