import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestLine } from '@vesika/contract';
import { startServiceProcess } from '../../apps/server/src/testing/service-process.ts';

export interface ServiceUnderLoad {
  url: string;
  pid: number;
  /** Throws if the status is not 200. */
  get(path: string): Promise<void>;
  close(): Promise<void>;
}

const many = '1000000';

/** Starts a process as `npm start` does, without rate limits, because all requests come from one address. */
export async function openServiceUnderLoad(): Promise<ServiceUnderLoad> {
  const folder = await mkdtemp(join(tmpdir(), 'vesika-load-'));
  const variables = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_SESSION: many,
    RATE_LIMIT_PER_ADDRESS: many,
    PREVIEWS_PER_DAY: many,
    PREVIEWS_PER_ADDRESS: many,
    UPLOAD_MB_PER_ADDRESS: many,
    // A busy machine may be slow.
    PHOTO_TIMEOUT_MS: '120000',
    ENGINE_QUEUE: '100',
    ENGINE_QUEUE_PER_ADDRESS: '100',
  };
  const server = await startServiceProcess(variables, 'real');
  const { url, pid } = server;
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);

  function get(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const requested = request({ hostname, port, path, agent }, (response) => {
        response.resume().once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${path} was answered ${response.statusCode}`));
        });
      });
      requested.once('error', reject).end();
    });
  }

  const isReady = () =>
    get(requestLine('readyz').url).then(
      () => true,
      () => false,
    );
  while (!(await isReady())) await sleep(100);
  return {
    ...{ url, pid, get },
    close: async () => {
      agent.destroy();
      server.signal('SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
