/**
 * `npm run fuzz [-- --cases N --seed N]`: sends requests to every operation of `/api/v1` that a generator of others makes
 * from the OpenAPI document, half of them with a mistake, and compares each answer with the document. The engine is a
 * stand-in. Exit code 1 after a status of 5xx, an answer that is not documented, or a mistake that was not refused.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { v1OpenapiPath } from '@vesika/contract';
import type { OpenapiDocument } from '@vesika/contract/openapi';
import { startServiceProcess } from '../apps/server/src/testing/service-process.ts';
import { answersOf } from './fuzz/answers.ts';
import { liveProgram } from './fuzz/live-program.ts';
import { requestsOf } from './fuzz/requests.ts';
import { send } from './fuzz/send.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '6000' }, seed: { type: 'string', default: '1' } },
});
const folder = await mkdtemp(join(tmpdir(), 'vesika-fuzz-'));
const plenty = '1000000';
const service = await startServiceProcess({
  DATA_DIR: folder,
  DATABASE_URL: '',
  PUBLIC_URL: '',
  LOG_LEVEL: 'error',
  API_RATE_LIMIT_PER_KEY: plenty,
  RATE_LIMIT_PER_ADDRESS: plenty,
  UPLOAD_MB_PER_ADDRESS: plenty,
});
const statuses = new Map<number, number>();
const faults: string[] = [];
try {
  const { url } = service;
  const program = await liveProgram(url, join(folder, 'outbox'));
  const document = (await (await fetch(url + v1OpenapiPath)).json()) as OpenapiDocument;
  const fault = answersOf(document);
  for (const request of requestsOf(document, program, {
    cases: Number(values.cases),
    seed: Number(values.seed),
  })) {
    const answer = await send(url, program.key, request);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const found = fault(request, answer);
    if (found) faults.push(`${request.operation.operationId}: ${found}\n  ${request.told}`);
  }
} finally {
  service.signal('SIGTERM');
  await service.ended;
  await rm(folder, { recursive: true, force: true });
}
for (const each of faults) console.log(each);
const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
const sum = [...statuses.values()].reduce((total, times) => total + times, 0);
console.log(`${sum} cases, ${faults.length} faults; ${counted.join(', ')}`);
process.exit(faults.length > 0 || sum === 0 ? 1 : 0);
