import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requestLine, v1OpenapiPath } from '@vesika/contract';
import { curlsOf, variableOf } from '@vesika/contract/curl';
import { v1Document } from '@vesika/contract/openapi';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patiently } from '../../testing/patiently.ts';
import { type Program, programOf } from '../../testing/program.ts';
import { jpegTelling, openTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;
let program: Program;
let folder: string;
let origin: string;
let portraitAddress: string;
/** Shell variables filled from earlier answers. */
const variables: Record<string, string> = {};

beforeAll(async () => {
  const resolve = async () => [{ address: '93.184.216.34', family: 4 }];
  service = await openTestService({ WEBHOOKS_TO_ANYWHERE: 'true' }, { resolve });
  await service.untilReady();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
  const customer = await service.customer();
  await service.giveCredits(customer, 'business-eur');
  program = await programOf(service, customer);
  variables.VESIKA_KEY = program.secret;
  folder = await mkdtemp(join(tmpdir(), 'vesika-curl-'));
  for (const name of ['portrait.jpg', 'photo.jpg', 'paper.jpg'])
    await writeFile(join(folder, name), jpegTelling('photo'));
  keep('photoId', (await program.send('v1MakePhoto', { countryCode: 'FI', documentType: 'id' })).json().id);
  const address = { url: 'https://shop.example/events', events: ['photo.failed'] };
  const { id: endpointId } = (await program.ask('v1CreateWebhookEndpoint', { payload: address })).json();
  keep('endpointId', endpointId);
  const sent = await program.ask('v1TestWebhookEndpoint', { params: { endpointId } });
  keep('deliveryId', sent.json().id);
  const document = { name: 'State exam', variant: 'own-3500x4500-bwhite-k20x50' };
  const kept = await customer.call({ ...requestLine('v1KeepOwnDocument'), payload: document });
  keep('documentId', kept.json().id);
  const fileLink = (await program.ask('v1ListPhotos')).json().data[0].previewUrl;
  portraitAddress = origin + fileLink.replace(/^https?:\/\/[^/]+/, '');
  keep('originalId', (await program.send('v1SendOriginal')).json().id);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const keep = (name: string, value: string) => {
  variables[variableOf(name)] = value;
};

const document = v1Document('http://vesika.invalid');
const examples = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    curlsOf(document, { path, method }).map((line, n) => ({
      name: `${operation.operationId} (${n + 1})`,
      line,
      // Deletions run last.
      isLast: method === 'delete',
      status: Object.keys(operation.responses).find((each) => each.startsWith('2'))!,
      operationId: operation.operationId,
    })),
  ),
);
const inOrder = examples.sort((a, b) => Number(a.isLast) - Number(b.isLast));

it.each(inOrder)('$name runs as it is shown', async ({ line, status, operationId }) => {
  const script = line
    .replace('http://vesika.invalid', origin)
    .replace('https://shop.example/portrait.jpg', portraitAddress)
    .replace(/(?<=photos=)[0-9a-f-]{36}/, `$${variableOf('photoId')}`)
    .replace(/^curl /, "curl --silent --show-error --write-out '\\n%{http_code}' ");
  const { stdout } = await promisify(execFile)('bash', ['-eu', '-c', script], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables },
  });
  const [, body = '', answered] = /^([\s\S]*)\n(\d+)$/.exec(stdout)!;
  expect([answered, body.slice(0, 300)]).toEqual([status, expect.any(String)]);
  if (operationId === 'startJob') {
    const { id: jobId } = JSON.parse(body);
    keep('jobId', jobId);
    const isDone = async () =>
      (await program.ask('v1GetJob', { params: { jobId } })).json().status === 'done';
    await vi.waitUntil(isDone, patiently);
  }
});

it('serves the document they come from, for whoever asks', async () => {
  const served = await fetch(origin + v1OpenapiPath);
  expect(served.headers.get('content-type')).toContain('application/json');
  const told = v1Document(origin.replace('127.0.0.1', 'localhost'));
  expect(await served.json()).toEqual(JSON.parse(JSON.stringify(told)));
});
