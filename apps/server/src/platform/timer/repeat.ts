import type { FastifyBaseLogger } from 'fastify';

/** Does the work now and then again, never twice at once; a failure is logged and the next try comes. */
export function repeat(everyMs: number, log: Pick<FastifyBaseLogger, 'error'>, work: () => Promise<void>) {
  let running = Promise.resolve();
  const run = async () => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'repeated work failed');
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs);
  timer.unref();
  running = run();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
