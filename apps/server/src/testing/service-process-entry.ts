import { readEnvironment } from '../platform/env.ts';
import { runService } from '../run-service.ts';

/** The service as a process of its own, with an engine that does as it is told and without pages. */
await runService(readEnvironment(process.env), {
  engineEntry: new URL('../features/photos/engine-pool/fake-engine-entry.ts', import.meta.url),
  webBuild: '/nonexistent',
});
