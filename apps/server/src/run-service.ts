import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from './platform/env.ts';
import { openService, type ServiceParts } from './service.ts';
import { startFailure } from './start-failure.ts';

/** Work in progress may finish, but a stubborn connection does not block the shutdown. */
const closingMsMax = 25_000;

export async function runService(
  env: Environment,
  parts: Omit<ServiceParts, 'retiring'> = {},
): Promise<void> {
  const announced: string[] = [];
  const retiring = new AbortController();
  await orEnd(env, () => probePort(env));
  const app = await orEnd(env, () =>
    openService(env, {
      ...parts,
      announce: (line) => announced.push(line),
      retiring: retiring.signal,
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shutDown(signal));
  }

  async function shutDown(signal: string): Promise<void> {
    app.log.info({ signal }, 'closing');
    retiring.abort();
    // A second signal ends the process at once.
    await sleep(env.SHUTDOWN_DELAY_SECONDS * 1000);
    setTimeout(() => process.exit(1), closingMsMax).unref();
    await app.close();
    process.exit(0);
  }

  const address = await orEnd(env, async () => {
    try {
      return await app.listen({ port: env.PORT, host: env.HOST });
    } catch (error) {
      await app.close();
      throw error;
    }
  });
  say(`Vesika: ${env.PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost')}`);
  for (const line of announced) say(line);
}

/** A port that is taken shows at once, not after the pages were built and the database was opened. */
async function probePort({ PORT: port, HOST: host }: Environment): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function orEnd<T>(env: Environment, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = startFailure(error, env);
    if (sentence === undefined) throw error;
    say(sentence);
    process.exit(2);
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
