import { type Environment, EnvironmentError, readEnvironment } from './platform/env.ts';
import { runService } from './run-service.ts';
import type { ServiceParts } from './service.ts';

export async function startService(parts: Pick<ServiceParts, 'webBuild'> = {}): Promise<void> {
  await runService(settings(), parts);
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
