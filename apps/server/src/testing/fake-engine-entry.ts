import { existsSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Engine,
  EngineErrorCode,
  EngineOptions,
  MadePhoto,
  Observation,
  ObservationWish,
  PhotoRequest,
} from '@vesika/engine';
import {
  type Change,
  type OriginalReport,
  type PhotoReport,
  type Step,
  steps,
  type Verdict,
} from '@vesika/report';
import { serveEngine } from '../features/photos/engine-pool/serve-engine.ts';
import { fakeFaceAt } from './fake-face.ts';
import { fakeOriginalReport, fakeReport, judgedReport } from './fake-report.ts';

/**
 * A fake engine for tests, instructed by the picture (`tell:<word> <argument>;`): `crash`, `hang`, `eat` memory,
 * `throw` an unexpected error, `fail <code>`, `slow <ms>`, `held <path>` (waits while that file exists); `judged
 * <verdict>` makes a photo whose head height has that verdict; anything else passes at once. With `mattingModelPath`
 * `broken` or `crash` it fails to open.
 */
serveEngine({
  openEngine,
  sheet: async ({ format }) => Buffer.from(`a sheet as ${format}`),
  certificate: async ({ language, checks, facts }) =>
    Buffer.from(`a certificate in ${language} of ${checks.length} checks and ${facts.length} facts`),
  heic: async ({ source }) => {
    const { word, argument } = instructionIn(source);
    await obey(word, argument);
    const scan = Buffer.from(`\xff\xda\0\x02 tell:${word};`, 'latin1');
    return Buffer.concat([Buffer.from([0xff, 0xd8]), scan, Buffer.from([0xff, 0xd9])]);
  },
  signature: async ({ source, maxKb, photo }) => {
    const { word, argument } = instructionIn(source);
    await obey(word, argument);
    return {
      bytes: Buffer.from(photo ? 'a signature below a photo' : 'a signature'),
      isWithinLimits: maxKb !== 1,
    };
  },
});

async function openEngine({ mattingModelPath = '' }: EngineOptions): Promise<Engine> {
  const model = basename(mattingModelPath);
  if (model === 'broken') throw engineError('matting-model-invalid');
  if (model === 'crash') process.abort();
  return {
    observe: async (_source, onStep, options) => {
      for (const step of steps.slice(0, observingSteps)) onStep?.(step);
      return seenWith(options);
    },
    store: async (seen) => Buffer.from(JSON.stringify(seen)),
    restore: async (_source, stored) => restored(Buffer.from(stored).toString()),
    compose,
    inspect,
    makePhoto: (source, request, onStep) => compose(source, seenWith(request), request, onStep),
    checkPhoto,
    meaningOf: async () => ({ meaning: 'finished', sign: 'shape' }),
    close: async () => {},
  };
}

const observingSteps = steps.indexOf('frame');

function seenWith({ face = null, mirror = false }: ObservationWish = {}): Observation {
  return { id: 'what was seen', face: { chosenAt: face }, mirror } as Observation;
}

function restored(stored: string): Observation | null {
  return stored.startsWith('{') ? JSON.parse(stored) : null;
}

async function compose(
  source: Buffer,
  seen: Observation,
  request: PhotoRequest,
  onStep?: (step: Step) => void,
): Promise<MadePhoto> {
  for (const step of steps.slice(observingSteps)) onStep?.(step);
  const { word, argument } = instructionIn(source);
  await obey(word, argument);
  return made(source, seen, request);
}

async function checkPhoto(source: Buffer, { fileBytes = 0 }: { fileBytes?: number }): Promise<PhotoReport> {
  const { word, argument } = instructionIn(source);
  await obey(word, argument);
  const report = word === 'judged' ? judgedReport(argument as Verdict) : fakeReport;
  return { ...report, photo: { ...report.photo, bytes: fileBytes }, placement: null, proof: null };
}

async function inspect(source: Buffer): Promise<OriginalReport> {
  const { word, argument } = instructionIn(source);
  await obey(word, argument);
  return fakeOriginalReport;
}

function instructionIn(source: Buffer): { word: string; argument: string } {
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
      return sleep(Number(argument));
    case 'held':
      writeFileSync(`${argument}.begun`, '');
      while (existsSync(argument)) await sleep(20);
  }
}

async function eatMemory(): Promise<void> {
  const eaten: Buffer[] = [];
  for (;;) {
    eaten.push(Buffer.alloc(16 * 1024 ** 2, 1));
    await sleep(10);
  }
}

function made(
  source: Buffer,
  { face: { chosenAt }, mirror }: Observation,
  { formats = ['jpg'], cropOnly = false, background }: PhotoRequest,
): MadePhoto {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), source.subarray(0, 100)]);
  const { word, argument } = instructionIn(source);
  const report = word === 'judged' ? judgedReport(argument as Verdict) : fakeReport;
  const edits = !cropOnly && background === 'replace' ? [painted] : [];
  return {
    report: { ...report, changes: [...(mirror ? [flipped] : []), ...edits, ...report.changes] },
    face: fakeFaceAt(chosenAt),
    preview: Buffer.from(`a preview of ${bytes.length} bytes`),
    thumbnail: Buffer.from(`a thumbnail of ${bytes.length} bytes`),
    proofMap: Buffer.from('a map of differences'),
    files: formats.map((format) => ({ format, mime: format === 'jpg' ? 'image/jpeg' : 'image/png', bytes })),
  };
}

const flipped: Change = { what: 'mirror', amount: 1, unit: 'ratio' };
const painted: Change = { what: 'background', amount: 0.5, unit: 'ratio' };

function engineError(code: EngineErrorCode): Error {
  return Object.assign(new Error(code), { name: 'EngineError', code, facts: { asked: 1 } });
}
