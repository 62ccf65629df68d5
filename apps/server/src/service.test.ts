import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  apiRoot,
  errors,
  type Operation,
  openapiPath,
  operations,
  requestLine,
  v1Root,
} from '@vesika/contract';
import { type EngineErrorKind, engineErrors } from '@vesika/engine';
import { describe, expect, it, vi } from 'vitest';
import { priceLists } from './features/credits/index.ts';
import { packages } from './schema/index.ts';
import { patiently } from './testing/patiently.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { openTestService, testService } from './testing/test-service.ts';

const service = testService({ LOG_LEVEL: 'debug' });

describe('health', () => {
  it('200: the server answers, and is ready once an engine process is', async () => {
    expect((await service.app.inject(requestLine('healthz'))).json()).toEqual({ status: 'ok' });
    await service.untilReady();
    expect((await service.app.inject(requestLine('readyz'))).json()).toEqual({ status: 'ready' });
  });

  it('503: not ready while no engine can start', async () => {
    const broken = await openTestService({ ROLE: 'all', MATTING_MODEL: 'crash' });
    const hasFailed = () => expect(broken.log.join('')).toContain('engine process did not start');
    await vi.waitFor(hasFailed, patiently);
    const response = await broken.app.inject(requestLine('readyz'));
    expect([response.statusCode, response.json().code]).toEqual([503, 'engine-unavailable']);
    expect((await broken.app.inject(requestLine('healthz'))).statusCode).toBe(200);
    await broken.close();
  });
});

describe('the OpenAPI document', () => {
  it('200: describes every operation of the browser with its errors', async () => {
    const { openapi, paths } = (await service.app.inject(openapiPath)).json();
    expect(openapi).toMatch(/^3\.1/);
    for (const [id, operation] of Object.entries<Operation>(operations)) {
      if (operation.path.startsWith(v1Root)) continue;
      const path = operation.path.replace('*', '{*}').replace(/:(\w+)/g, '{$1}');
      const described = paths[path]?.[operation.method.toLowerCase()];
      expect(described, id).toMatchObject({ operationId: id });
      const statuses = operation.errors.map((code) => String(errors[code].status));
      expect(Object.keys(described.responses)).toEqual(expect.arrayContaining(['200', ...statuses]));
    }
  });
});

describe('errors', () => {
  const statusOfKind: Record<EngineErrorKind, number[]> = {
    'file-refused': [413, 415, 422],
    'photo-unusable': [422],
    misconfigured: [503],
    misuse: [400, 422],
  };

  it.each(Object.entries(engineErrors))('%s of the engine (%s) has a public status', (code, kind) => {
    const known = errors[code as keyof typeof errors];
    expect(known, `${code} is missing in the contract`).toBeDefined();
    expect(statusOfKind[kind]).toContain(known.status);
  });

  it('404: an unknown address of the API', async () => {
    const response = await service.app.inject(`${apiRoot}nothing`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
  });

  it('503: a page, when the pages have not been built', async () => {
    const response = await service.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect([response.statusCode, response.json().code]).toEqual([503, 'web-build-missing']);
  });
});

describe('security headers', () => {
  it('isolate the service and allow nothing foreign', async () => {
    const { headers } = await service.app.inject(requestLine('healthz'));
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toMatch(/img-src [^;]*blob:/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('ask for https where the service has it, and mark the cookie', async () => {
    const secure = await openTestService({ PUBLIC_URL: 'https://photos.example' });
    const { headers } = await secure.app.inject(requestLine('healthz'));
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toMatch(/max-age/);
    const visitor = secure.visitor();
    const { imageUrl } = await visitor.uploadPicture();
    expect(imageUrl).toMatch(/^https:\/\/photos\.example\/files\//);
    expect((await visitor.process({ imageUrl })).statusCode).toBe(200);
    await secure.close();
  });
});

describe('what no request is', () => {
  it('400: text that no database holds, wherever it stands', async () => {
    const customer = await service.customer();
    for (const broken of ['a\u0000b', 'a\ud800b']) {
      const answers = await Promise.all([
        customer.call({ method: 'PUT', url: '/auth/v1/user', payload: { data: { name: broken } } }),
        customer.call({
          method: 'POST',
          url: '/auth/v1/factors',
          payload: { factor_type: 'totp', friendly_name: broken },
        }),
        customer.call({ ...requestLine('createCheckout'), payload: { priceId: broken } }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    }
  });

  it('400: photos from before the calendar of the database', async () => {
    const customer = await service.customer();
    const query = { before: '0000-01-01T00:00:00Z' };
    const response = await customer.call({ ...requestLine('listPhotos'), query });
    expect([response.statusCode, response.json().code]).toEqual([400, 'request-invalid']);
  });

  it('404: an address that is no text, in the form of every refusal', async () => {
    const response = await service.app.inject('/%ff');
    expect([response.statusCode, response.json().code]).toEqual([404, 'route-not-found']);
  });
});

describe('answers', () => {
  it('that are data are never cached', async () => {
    const customer = await service.customer();
    for (const id of [
      'listPhotos',
      'listPurchases',
      'activePackage',
      'creditStatement',
      'getPreferences',
    ] as const) {
      const { headers } = await customer.call(requestLine(id));
      expect(headers['cache-control'], id).toBe('no-store');
    }
  });

  it('503 database-unavailable, of every part, from the moment the database is gone', async () => {
    const database = await openTestDatabase();
    const orphan = await openTestService({ DATABASE_URL: database.url });
    const customer = await orphan.customer();
    await database.drop();
    const [photos, session] = await Promise.all([
      customer.call(requestLine('listPhotos')),
      orphan.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email: customer.email, password: customer.password },
      }),
    ]);
    for (const { statusCode, body, headers } of [photos, session]) {
      expect([statusCode, JSON.parse(body).code]).toEqual([503, 'database-unavailable']);
      expect(headers['retry-after']).toBe('5');
    }
    await orphan.close();
  });
});

describe('the log', () => {
  it('has one quiet line for who leaves', async () => {
    const left = await openTestService();
    const { port } = new URL(await left.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const { path } = operations.uploadPhoto;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\naaa`,
    );
    await vi.waitUntil(async () => (await readdir(join(left.dataDir, 'uploads'))).length > 0, patiently);
    socket.destroy();
    await vi.waitUntil(async () => (await readdir(join(left.dataDir, 'uploads'))).length === 0, patiently);
    await vi.waitUntil(() => left.log.some((line) => line.includes('request-cancelled')), patiently);
    const ofRequests = left.log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId);
    expect(new Set(ofRequests.map(({ level }) => level))).toEqual(new Set([30]));
    await left.close();
  });

  it('holds no picture, link, session or address, even when all goes wrong', async () => {
    const fresh = await openTestService({ LOG_LEVEL: 'debug' });
    const visitor = fresh.visitor();
    const { imageUrl, path } = await visitor.uploadPicture('throw');
    await visitor.process({ imageUrl });
    await fresh.app.inject(imageUrl);
    await visitor.process({ imageUrl: imageUrl.replace('passport', 'visa') });
    fresh.app.log.info({ body: { imageUrl }, headers: { cookie: path }, imageUrl }, 'careless');
    const log = fresh.log.join('');
    const signature = new URL(imageUrl, 'http://localhost').searchParams.get('signature')!;
    for (const secret of [
      signature,
      path.split('/')[1]!,
      'vesika_session',
      'tell:throw',
      '/9j/',
      '127.0.0.1',
    ]) {
      expect(log).not.toContain(secret);
    }
    expect(log).toContain('a bug of the engine');
    expect(log).toContain('"route":"/files/*"');
    await fresh.close();
  });
});

describe('the log of a query that failed', () => {
  it('tells the query and the cause, and none of its values', async () => {
    const fresh = await openTestService();
    const row = { ...priceLists[0]!, nameTr: 'somebody', isActive: true, displayOrder: 0 };
    const error = await fresh.db
      .insert(packages)
      .values(row)
      .catch((cause: unknown) => cause);
    fresh.app.log.error({ err: error }, 'careless');
    const line = fresh.log.at(-1);
    expect(line).toContain('insert into \\"packages\\"');
    expect(line).toContain('packages_pkey');
    expect(line).not.toContain('somebody');
    await fresh.close();
  });
});

describe('an engine process', () => {
  it.skipIf(process.getuid?.() !== 0)(
    'of a server that is root owns nothing and is nobody known',
    async () => {
      await service.untilReady();
      const { pid } = service.log
        .map((line) => JSON.parse(line))
        .find(({ msg }) => msg === 'engine process ready');
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      expect(/^Uid:\s+(.*)$/m.exec(status)?.[1]).toBe('65533\t65533\t65533\t65533');
      expect(/^Groups:[ \t]*(.*)$/m.exec(status)?.[1]).toBe('');
    },
  );
});

describe('closing', () => {
  it('ends the engine processes', async () => {
    const closing = await openTestService({ ROLE: 'all' });
    await closing.untilReady();
    const pid = closing.log
      .map((line) => JSON.parse(line))
      .find(({ msg }) => msg === 'engine process ready').pid;
    await closing.close();
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), patiently);
  });
});
