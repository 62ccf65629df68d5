import type { Engine, EngineErrorCode, EngineOptions, MadePhoto, PhotoRequest } from '@vesika/engine';
import { type Step, steps, type Verdict } from '@vesika/engine/report';
import { fakeOriginalReport, fakeReport, judgedReport } from './fake-report.ts';
import { serveEngine } from './serve-engine.ts';

/**
 * An engine for tests that does what its source tells it (`tell:<word> <argument>;`): `crash`, `hang`,
 * `eat` memory, `throw` what no engine should, `fail <code>`, `slow <ms>`; `judged <verdict>` becomes a photo
 * whose head height is judged so, anything else one that passes, at once. With `mattingModelPath` `broken` or `crash` it does not even open.
 */
serveEngine({
  openEngine,
  makeSheet: async ({ format }) => Buffer.from(`a sheet as ${format}`),
  makeCertificate: async ({ language, checks }) =>
    Buffer.from(`a certificate in ${language} of ${checks.length} checks`),
  makeRendition: async ({ kind, photo }) => Buffer.from(`a ${kind} of ${photo.length} bytes`),
});

async function openEngine({ mattingModelPath }: EngineOptions): Promise<Engine> {
  if (mattingModelPath === 'broken') throw engineError('matting-model-invalid');
  if (mattingModelPath === 'crash') process.abort();
  return { makePhoto, inspectOriginal, checkPhoto: async () => fakeReport, close: async () => {} };
}

async function makePhoto(source: Buffer, request: PhotoRequest, onStep?: (step: Step) => void) {
  for (const step of steps) onStep?.(step);
  const { word, argument } = toldBy(source);
  await obey(word, argument);
  return made(source, request);
}

async function inspectOriginal(source: Buffer) {
  const { word, argument } = toldBy(source);
  await obey(word, argument);
  return fakeOriginalReport;
}

function toldBy(source: Buffer): { word: string; argument: string } {
  const [, word = '', argument = ''] =
    /tell:(\S+?)(?: (\S+?))?(?: [^;]*)?;/.exec(source.toString('latin1')) ?? [];
  return { word, argument };
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
      throw engineError(argument as EngineErrorCode);
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

function made(source: Buffer, { formats = ['jpg'] }: PhotoRequest): MadePhoto {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), source.subarray(0, 100)]);
  const { word, argument } = toldBy(source);
  return {
    report: word === 'judged' ? judgedReport(argument as Verdict) : fakeReport,
    proofMap: Buffer.from('a map of differences'),
    files: formats.map((format) => ({ format, mime: format === 'jpg' ? 'image/jpeg' : 'image/png', bytes })),
  };
}

function engineError(code: EngineErrorCode): Error {
  return Object.assign(new Error(code), { name: 'EngineError', code, facts: { asked: 1 } });
}
