/** Runs the tests of the Python client against the running service. */
import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requestLine } from '@vesika/contract';
import { beforeAll, expect, it } from 'vitest';
import { programOf } from '../../testing/program.ts';
import { jpegTelling } from '../../testing/test-service.ts';
import { openWebhookReceiver } from '../../testing/webhook-receiver.ts';

const run = promisify(execFile);
const tests = join(import.meta.dirname, '../../../../../packages/client-python/tests/test_client.py');
const readsTypes = 'import sys; sys.exit(sys.version_info < (3, 11))';
const hasPython = spawnSync('python3', ['-c', readsTypes]).status === 0;

const desk = openWebhookReceiver();
let url: string;
beforeAll(async () => {
  url = await desk.service.app.listen({ port: 0, host: '127.0.0.1' });
});

it.skipIf(!hasPython)(
  'the Python client makes photos, checks, jobs and verified events (needs Python 3.11)',
  async () => {
    await desk.service.giveCredits(desk.customer, 'business-eur');
    const { secret: key } = await programOf(desk.service, desk.customer);
    const portrait = join(desk.service.dataDir, 'selfie.jpg');
    await writeFile(portrait, jpegTelling('photo'));
    const { endpoint, secret } = await desk.create(['photo.finished']);
    const params = { endpointId: endpoint.id };
    await desk.customer.call(requestLine('v1TestWebhookEndpoint', { params }));
    const [delivery] = await desk.untilReceived(1);

    const { stderr } = await run('python3', [tests], {
      env: {
        PATH: process.env.PATH,
        PYTHONDONTWRITEBYTECODE: '1',
        VESIKA_URL: url,
        VESIKA_KEY: key,
        VESIKA_PORTRAIT: portrait,
        VESIKA_WEBHOOK: JSON.stringify({ secret, ...delivery }),
      },
    });
    expect(stderr).toMatch(/Ran 15 tests[\s\S]*OK\n$/);
  },
);
