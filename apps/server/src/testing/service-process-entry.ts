import { readEnvironment } from '../platform/env.ts';
import { runService } from '../run-service.ts';

/** The service in its own process, with the fake engine and without pages. */
await runService(readEnvironment(process.env), {
  engineEntry: new URL('./fake-engine-entry.ts', import.meta.url),
  webBuild: '/nonexistent',
});
