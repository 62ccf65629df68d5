import { type Environment, EnvironmentError, readEnvironment } from './platform/env.ts';
import { openService } from './service.ts';
import { startFailure } from './start-failure.ts';

/** The edges of the process: settings in, address out, signals. */
async function main(): Promise<void> {
  const env = settings();
  const announced: string[] = [];
  const app = await orEnd(env, () => openService(env, { announce: (line) => announced.push(line) }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shutDown(signal));
  }

  async function shutDown(signal: string): Promise<void> {
    app.log.info({ signal }, 'closing');
    // Photos under way get a moment; a second signal or a stubborn connection does not keep us.
    setTimeout(() => process.exit(1), 10_000).unref();
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

function settings(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    say(error.message);
    process.exit(2);
  }
}

/** What an operator can mend is told in a sentence, and by the exit code of settings that are wrong. */
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

await main();
