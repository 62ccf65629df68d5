import { type Environment, EnvironmentError, readEnvironment } from './platform/env.ts';
import { runService } from './run-service.ts';

function settings(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

await runService(settings());
