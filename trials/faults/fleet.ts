import {
  type EmbeddedServer,
  openEmbeddedServer,
} from '../../apps/server/src/platform/database/embedded/embedded-server.ts';
import {
  type EngineKind,
  type ServiceProcess,
  startServiceProcess,
} from '../../apps/server/src/testing/service-process.ts';
import { engineChildrenOf } from '../engine-children.ts';

export const victims = ['web', 'worker', 'engine', 'postgres'] as const;
export type Victim = (typeof victims)[number];

/** Two web processes, two workers and a separate database. */
export interface Fleet {
  readonly database: EmbeddedServer;
  /** Address of any web process. */
  web(): string;
  /** Kills a process of this kind with SIGKILL and starts a replacement. */
  kill(victim: Victim): Promise<void>;
  close(): Promise<void>;
}

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function openFleet(
  folder: string,
  engine: EngineKind,
  settings: NodeJS.ProcessEnv,
): Promise<Fleet> {
  const database = await openEmbeddedServer({ dataDir: folder, log: quiet });
  const start = (ROLE: 'web' | 'worker') =>
    startServiceProcess(
      {
        ROLE,
        API_ONLY: 'true',
        DATA_DIR: folder,
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        SIGNING_SECRET: 'a secret of processes that are killed',
        RATE_LIMIT_PER_SESSION: '1000000',
        RATE_LIMIT_PER_ADDRESS: '1000000',
        AUTH_ATTEMPTS_PER_ADDRESS: '1000000',
        PREVIEWS_PER_DAY: '1000000',
        PREVIEWS_PER_ADDRESS: '1000000',
        UPLOAD_MB_PER_ADDRESS: '1000000',
        UPLOADS_PER_ADDRESS: '1000',
        ENGINE_QUEUE_PER_ADDRESS: '1000',
        ENGINE_QUEUE: '1000',
        WEBHOOKS_TO_ANYWHERE: 'true',
        ...settings,
      },
      engine,
    );
  const [webs, workers] = await Promise.all([
    Promise.all([start('web'), start('web')]),
    Promise.all([start('worker'), start('worker')]),
  ]);

  async function replace(all: ServiceProcess[], role: 'web' | 'worker'): Promise<void> {
    const index = Math.floor(Math.random() * all.length);
    const victim = all[index]!;
    victim.signal('SIGKILL');
    await victim.ended;
    // The other process carries on alone meanwhile.
    all.splice(index, 1);
    all.push(await start(role));
  }

  async function killEngine(): Promise<void> {
    const pids = (await Promise.all(workers.map(({ pid }) => engineChildrenOf(pid)))).flat();
    const pid = pids[Math.floor(Math.random() * pids.length)];
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }

  async function killPostgres(): Promise<void> {
    const pid = await database.postmasterPid();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  }

  const ways: Record<Victim, () => Promise<void>> = {
    web: () => replace(webs, 'web'),
    worker: () => replace(workers, 'worker'),
    engine: killEngine,
    postgres: killPostgres,
  };

  return {
    database,
    web: () => webs[Math.floor(Math.random() * webs.length)]!.url,
    kill: (victim) => ways[victim](),
    close: async () => {
      const all = [...webs, ...workers];
      for (const each of all) each.signal('SIGTERM');
      await Promise.all(all.map(({ ended }) => ended));
      await database.close();
    },
  };
}
