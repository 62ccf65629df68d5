import { readdir } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { findRequirement } from '@vesika/requirements';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EnginePoolOptions, openEnginePool } from './engine-pool.ts';
import type { PhotoMaker, PhotoWatch } from './photo-maker.ts';

const requirement = findRequirement({ countryCode: 'DE', documentType: 'passport' })!.requirement;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let pool: PhotoMaker;

function open(options: Partial<EnginePoolOptions> = {}): PhotoMaker {
  pool = openEnginePool({
    entry: new URL('./fake-engine-entry.ts', import.meta.url),
    engine: {},
    processes: 1,
    startTimeoutMs: 20_000,
    photoTimeoutMs: 10_000,
    memoryMbMax: 1000,
    queueMax: 4,
    queueTimeoutMs: 20_000,
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
const make = (words: string, watch?: PhotoWatch) => pool.makePhoto(tell(words), watch);
const codeOf = (photo: Promise<unknown>) =>
  photo.then(
    () => 'made',
    (error) => error.code,
  );
const untilReady = () => vi.waitFor(() => expect(pool.isReady()).toBe(true), { timeout: 20_000 });

afterEach(() => pool.close());

describe('engine pool', () => {
  it('makes photos, telling each step', async () => {
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

  it('gives way to the server with every thread', async () => {
    open();
    await make('any');
    const [{ pid }] = log.info.mock.calls.at(-1)!;
    const threads = process.platform === 'linux' ? await readdir(`/proc/${pid}/task`) : [pid];
    const priorities = threads.map((thread) => getPriority(Number(thread)));
    expect(new Set(priorities)).toEqual(new Set([Math.min(19, getPriority() + 10)]));
  });

  it('makes sheets', async () => {
    open();
    const size = { widthMm: 35, heightMm: 45, copies: 'fill', notes: [] } as const;
    const order = { photo: Buffer.alloc(1), paper: '10x15', format: 'pdf', ...size } as const;
    const sheet = await pool.makeSheet(order);
    expect(Buffer.isBuffer(sheet)).toBe(true);
    expect(sheet.toString()).toBe('a sheet as pdf');
  });

  it.each(['makePhoto', 'inspectOriginal'] as const)('%s looks at an original once', async (work) => {
    open();
    const onStep = vi.fn();
    const { observation } = await pool[work](tell('any'), { onStep });
    expect(observation).toBeInstanceOf(Buffer);
    expect(onStep).toHaveBeenCalledWith('matte');
    onStep.mockClear();
    const again = await pool[work](tell('any', observation), { onStep });
    expect(again.observation).toBeNull();
    expect(onStep).not.toHaveBeenCalledWith('matte');
    const anew = await pool[work](tell('any', Buffer.from('of another version')), { onStep });
    expect(anew.observation).toEqual(observation);
    expect(onStep).toHaveBeenCalledWith('matte');
  });

  it('hands on an expected failure with its facts', async () => {
    open();
    await expect(make('fail face-missing')).rejects.toMatchObject({
      code: 'face-missing',
      facts: { asked: 1 },
    });
    expect(await codeOf(make('any'))).toBe('made');
  });

  it('answers a bug of the engine as internal, and goes on', async () => {
    open();
    await expect(make('throw')).rejects.toMatchObject({ code: 'internal' });
    expect(await codeOf(make('any'))).toBe('made');
  });

  it('answers a crash, and makes the next photo in a new process', async () => {
    open();
    const [crashed, next] = [make('crash'), make('any')];
    expect(await codeOf(crashed)).toBe('engine-crashed');
    expect(await codeOf(next)).toBe('made');
  });

  it('makes the photo all the same when its process was dead before', async () => {
    open();
    await untilReady();
    const [{ pid }] = log.info.mock.calls.at(-1)!;
    process.kill(pid, 'SIGKILL');
    expect(await codeOf(make('any'))).toBe('made');
  });

  it('ends a photo that hangs, and makes the next one', async () => {
    open({ photoTimeoutMs: 300 });
    await untilReady();
    const begun = Date.now();
    const [hanging, next] = [make('hang'), make('any')];
    expect(await codeOf(hanging)).toBe('photo-timed-out');
    expect(Date.now() - begun).toBeLessThan(3000);
    expect(await codeOf(next)).toBe('made');
  });

  it('ends a photo that takes too much memory, and makes the next one', async () => {
    open({ memoryMbMax: 400 });
    const [greedy, next] = [make('eat'), make('any')];
    expect(await codeOf(greedy)).toBe('engine-memory-exceeded');
    expect(await codeOf(next)).toBe('made');
  });

  it('refuses what does not fit into the queue', async () => {
    open({ queueMax: 1 });
    await untilReady();
    const photos = [make('slow 300'), make('any'), make('any')].map(codeOf);
    expect(await Promise.all(photos)).toEqual(['made', 'made', 'busy']);
  });

  it('refuses who has waited too long', async () => {
    open({ queueTimeoutMs: 100 });
    await untilReady();
    const photos = [make('slow 500'), make('any')].map(codeOf);
    expect(await Promise.all(photos)).toEqual(['made', 'busy']);
  });

  it('tells who waits how many come first', async () => {
    open();
    await untilReady();
    const onQueued = vi.fn();
    await Promise.all([make('slow 50'), make('slow 50'), make('any', { onQueued })]);
    expect(onQueued.mock.calls.flat()).toEqual([2, 1]);
  });

  it('makes first what is most urgent, and of the same urgency what came first', async () => {
    open();
    await untilReady();
    const made: string[] = [];
    const order = (name: string, priority?: PhotoWatch['priority']) =>
      make(`any ${name}`, { ...(priority && { priority }) }).then(() => made.push(name));
    await Promise.all([
      order('under way'),
      order('standard'),
      order('fast', 'fast'),
      order('instant', 'instant'),
      order('fast too', 'fast'),
    ]);
    expect(made).toEqual(['under way', 'instant', 'fast', 'fast too', 'standard']);
  });

  it('works on several processes at once', async () => {
    open({ processes: 2 });
    await Promise.all([make('slow 300'), make('slow 300')]);
    const begun = Date.now();
    await Promise.all([make('slow 400'), make('slow 400')]);
    expect(Date.now() - begun).toBeLessThan(780);
  });

  it('drops a waiting photo when nobody waits for it any more', async () => {
    open();
    await untilReady();
    const leaving = new AbortController();
    const onStep = vi.fn();
    const first = make('slow 200');
    const dropped = make('any', { signal: leaving.signal, onStep });
    leaving.abort();
    expect(await codeOf(dropped)).toBe('request-cancelled');
    await first;
    expect(await codeOf(make('any'))).toBe('made');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('lets go of a photo under way at once, and keeps the process', async () => {
    open();
    await untilReady();
    const leaving = new AbortController();
    const begun = Date.now();
    const dropped = codeOf(make('slow 400', { signal: leaving.signal }));
    setTimeout(() => leaving.abort(), 50);
    expect(await dropped).toBe('request-cancelled');
    expect(Date.now() - begun).toBeLessThan(350);
    log.warn.mockClear();
    expect(await codeOf(make('any'))).toBe('made');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(['broken', 'crash'])('answers at once when no process can start (%s)', async (mattingModelPath) => {
    open({ engine: { mattingModelPath } });
    expect(await codeOf(make('any'))).toBe('engine-unavailable');
    expect(await codeOf(make('any'))).toBe('engine-unavailable');
    expect(pool.isReady()).toBe(false);
  });

  it('leaves no process behind when it is closed', async () => {
    open({ processes: 2 });
    const onStep = vi.fn();
    const hanging = codeOf(make('hang', { onStep }));
    await vi.waitFor(() => expect(onStep).toHaveBeenCalled(), { timeout: 20_000 });
    const pids = log.info.mock.calls.map(([{ pid }]) => pid as number).slice(-1);
    await pool.close();
    expect(await hanging).toBe('engine-crashed');
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(await codeOf(make('any'))).toBe('engine-unavailable');
  });
});
