import { type Environment, EnvironmentError, readEnvironment } from './platform/env.ts';
import { openService } from './service.ts';

/** The edges of the process: settings in, address out, signals. */
async function main(): Promise<void> {
  const env = settings();
  const app = await openService(env);
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

  const address = await app.listen({ port: env.PORT, host: env.HOST });
  process.stderr.write(`Vesika: ${env.PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost')}\n`);
}

function settings(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

await main();
