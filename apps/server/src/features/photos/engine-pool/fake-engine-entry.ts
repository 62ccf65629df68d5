import type { Engine, EngineErrorCode, MadePhoto, Step } from '@vesika/engine';
import { EngineError, steps } from '@vesika/engine';
import { fakeReport } from './fake-report.ts';
import { serveEngine } from './serve-engine.ts';

/**
 * An engine for tests that does what the first word of its source says: `crash`, `hang`, `eat` memory,
 * `throw` what no engine should, `fail <code>`, `slow <ms>`; anything else becomes a photo at once. With
 * `mattingModelPath` `broken` it does not even open.
 */
serveEngine(async ({ mattingModelPath }) => {
  if (mattingModelPath === 'broken') throw new EngineError('matting-model-invalid');
  if (mattingModelPath === 'crash') process.abort();
  return { makePhoto, checkPhoto: async () => fakeReport, close: async () => {} } satisfies Engine;
});

async function makePhoto(source: Buffer, _request: unknown, onStep?: (step: Step) => void) {
  for (const step of steps) onStep?.(step);
  const [word, argument] = source.subarray(0, 100).toString('latin1').split(' ');
  await obey(word ?? '', argument ?? '');
  return made(source);
}

async function obey(word: string, argument: string): Promise<void> {
  switch (word) {
    case 'crash':
      return process.kill(process.pid, 'SIGSEGV') as never;
    case 'hang':
      for (;;);
    case 'eat':
      return eatMemory();
    case 'throw':
      throw new Error('a bug of the engine');
    case 'fail':
      throw new EngineError(argument as EngineErrorCode, { asked: 1 });
    case 'slow':
      return new Promise((resolve) => setTimeout(resolve, Number(argument)));
  }
}

/** Native memory, as models take it: no heap limit sees it. */
async function eatMemory(): Promise<void> {
  const eaten: Buffer[] = [];
  for (;;) {
    eaten.push(Buffer.alloc(16 * 1024 ** 2, 1));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function made(source: Buffer): MadePhoto {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), source.subarray(0, 100)]);
  return {
    report: fakeReport,
    files: [
      { format: 'jpg', mime: 'image/jpeg', bytes },
      { format: 'png', mime: 'image/png', bytes },
    ],
  };
}
