import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { findRequirement } from '@vesika/requirements';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { holdPhotos } from '../../../testing/hold-photos.ts';
import { patiently } from '../../../testing/patiently.ts';
import { type EnginePoolOptions, openEnginePool } from './engine-pool.ts';
import { startEngineProcess } from './engine-process.ts';
import type { PhotoMaker, PhotoWatch } from './photo-maker.ts';

vi.mock('./engine-process.ts', { spy: true });

const requirement = findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let pool: PhotoMaker;

function open(options: Partial<EnginePoolOptions> = {}): PhotoMaker {
  pool = openEnginePool({
    entry: new URL(inject('fakeEngine')),
    engine: {},
    processes: 1,
    startTimeoutMs: 20_000,
    photoTimeoutMs: 10_000,
    memoryMbMax: 1000,
    restartDelayMs: { first: 20, max: 100 },
    log,
    ...options,
  });
  return pool;
}

const tell = (words: string, observation: Buffer | null = null) => ({
  source: Buffer.from(`tell:${words};`),
  observation,
  request: { requirement },
});
const make = (words: string, watch?: PhotoWatch) => pool.work({ kind: 'photo', ...tell(words) }, watch);
const codeOf = (photo: Promise<unknown>) =>
  photo.then(
    () => 'made',
    (error) => error.code,
  );
const untilReady = () => vi.waitFor(() => expect(pool.isReady()).toBe(true), patiently);

afterEach(async () => {
  await pool.close();
  vi.mocked(startEngineProcess).mockReset();
});

describe('engine pool', () => {
  it('makes photos and reports each step', async () => {
    open();
    expect(pool.isReady()).toBe(false);
    const onStep = vi.fn();
    const { files, preview, thumbnail, report } = (await make('any', { onStep })).result;
    expect(files[0]).toMatchObject({ format: 'jpg' });
    for (const bytes of [files[0]?.bytes, preview, thumbnail]) expect(Buffer.isBuffer(bytes)).toBe(true);
    expect(report.checks[0]?.id).toBe('head-height');
    expect(onStep.mock.calls.map(([step]) => step)).toEqual(expect.arrayContaining(['decode', 'verify']));
    expect(pool.isReady()).toBe(true);
  });

  it('runs every thread at a lower priority than the server', async () => {
    open();
    await make('any');
    const [{ pid }] = log.info.mock.calls.at(-1)!;
    const threads = process.platform === 'linux' ? await readdir(`/proc/${pid}/task`) : [pid];
    const priorities = threads.map((thread) => getPriority(Number(thread)));
    expect(new Set(priorities)).toEqual(new Set([Math.min(19, getPriority() + 10)]));
  });

  it('makes sheets', async () => {
    open();
    const photos = [{ photo: Buffer.alloc(1), widthMm: 35, heightMm: 45, count: 'fill' }] as const;
    const words = { language: 'en', note: '' };
    const sheet = await pool.work({
      kind: 'sheet',
      photos,
      paper: '10x15',
      format: 'pdf',
      sheet: 0,
      ...words,
    });
    expect(Buffer.isBuffer(sheet)).toBe(true);
    expect(sheet.toString()).toBe('a sheet as pdf');
  });

  it.each(['photo', 'inspection'] as const)('observes an original once for a %s', async (kind) => {
    open();
    const onStep = vi.fn();
    const { observation } = await pool.work({ kind, ...tell('any') }, { onStep });
    expect(observation).toBeInstanceOf(Buffer);
    expect(onStep).toHaveBeenCalledWith('matte');
    onStep.mockClear();
    const again = await pool.work({ kind, ...tell('any', observation) }, { onStep });
    expect(again.observation).toBeNull();
    expect(onStep).not.toHaveBeenCalledWith('matte');
    const repeated = await pool.work(
      { kind, ...tell('any', Buffer.from('from another version')) },
      { onStep },
    );
    expect(repeated.observation).toEqual(observation);
    expect(onStep).toHaveBeenCalledWith('matte');
  });

  it('passes on an expected failure with its facts', async () => {
    open();
    await expect(make('fail face-missing')).rejects.toMatchObject({
      code: 'face-missing',
      facts: { asked: 1 },
    });
    expect(await codeOf(make('any'))).toBe('made');
  });

  it('reports an unexpected engine error as internal, and continues', async () => {
    open();
    await expect(make('throw')).rejects.toMatchObject({ code: 'internal' });
    expect(await codeOf(make('any'))).toBe('made');
  });

  it('reports a crash, and makes the next photo in a new process', async () => {
    open();
    const [crashed, next] = [make('crash'), make('any')];
    expect(await codeOf(crashed)).toBe('engine-crashed');
    expect(await codeOf(next)).toBe('made');
  });

  it('makes a photo even if its process died before it began', async () => {
    open();
    await untilReady();
    const [{ pid }] = log.info.mock.calls.at(-1)!;
    process.kill(pid, 'SIGKILL');
    expect(await codeOf(make('any'))).toBe('made');
  });

  it('kills a process that hangs, and makes the next photo', async () => {
    // Long enough for a replacement to start on a busy machine.
    open({ photoTimeoutMs: 1500 });
    await untilReady();
    const [hanging, next] = [make('hang'), make('any')];
    expect(await codeOf(hanging)).toBe('photo-timed-out');
    expect(await codeOf(next)).toBe('made');
  });

  it('gives the first photo of a process twice the time, since the engine is cold', async () => {
    open({ photoTimeoutMs: 1500 });
    await untilReady();
    const begun = performance.now();
    await expect(make('hang')).rejects.toMatchObject({
      code: 'photo-timed-out',
      facts: { retryAfterSeconds: 5 },
    });
    expect(performance.now() - begun).toBeGreaterThan(2900);
    await untilReady();
    expect(await codeOf(make('any'))).toBe('made');
    const again = performance.now();
    expect(await codeOf(make('hang'))).toBe('photo-timed-out');
    expect(performance.now() - again).toBeLessThan(2900);
  });

  it('kills a process that takes too much memory, and makes the next photo', async () => {
    open({ memoryMbMax: 400 });
    const [greedy, next] = [make('eat'), make('any')];
    expect(await codeOf(greedy)).toBe('engine-memory-exceeded');
    expect(await codeOf(next)).toBe('made');
  });

  it('uses several processes concurrently', async () => {
    open({ processes: 2, photoTimeoutMs: 60_000 });
    const { told: reported, underWay, letGo } = await holdPhotos();
    const held = codeOf(make(reported));
    await underWay();
    expect(await codeOf(make('any'))).toBe('made');
    await letGo();
    expect(await held).toBe('made');
  });

  it.each(['broken', 'crash'])('fails at once if no process can start (%s)', async (mattingModelPath) => {
    open({ engine: { mattingModelPath } });
    expect(await codeOf(make('any'))).toBe('engine-unavailable');
    expect(await codeOf(make('any'))).toBe('engine-unavailable');
    expect(pool.isReady()).toBe(false);
  });

  it('keeps its queue while processes are killed as they start', async () => {
    const { startEngineProcess: start } =
      await vi.importActual<typeof import('./engine-process.ts')>('./engine-process.ts');
    const killed = 3;
    const started: number[] = [];
    vi.mocked(startEngineProcess).mockImplementation((options) => {
      const begun = start(options);
      started.push(begun.pid);
      if (started.length <= killed) process.kill(begun.pid, 'SIGKILL');
      return begun;
    });
    open();
    const waiting = [make('any'), make('any'), make('any')];
    expect(await Promise.all(waiting.map(codeOf))).toEqual(['made', 'made', 'made']);
    expect(started.length).toBe(killed + 1);
  });

  it('leaves no process behind when closed', async () => {
    open({ processes: 2 });
    const onStep = vi.fn();
    const hanging = codeOf(make('hang', { onStep }));
    await vi.waitFor(() => expect(onStep).toHaveBeenCalled(), patiently);
    const pids = log.info.mock.calls.map(([{ pid }]) => pid as number).slice(-1);
    await pool.close();
    expect(await hanging).toBe('engine-crashed');
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(await codeOf(make('any'))).toBe('engine-unavailable');
  });
});
