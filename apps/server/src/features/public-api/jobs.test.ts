import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { userPackages } from '../../schema/index.ts';
import { businessOf, creditsOf, passport, statusAndCode, visa } from '../../testing/business.ts';
import { patiently } from '../../testing/patiently.ts';
import type { Program } from '../../testing/program.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

describe('a job', () => {
  async function ended(program: Program, jobId: string) {
    return vi.waitUntil(async () => {
      const job = (await program.ask('v1GetJob', { params: { jobId } })).json();
      return job.status === 'done' && job;
    }, patiently);
  }

  it('202: makes several documents from one original, while nobody waits', async () => {
    const { program } = await businessOf(service);
    const original = await program.send('v1SendOriginal');
    expect(original.statusCode).toBe(201);
    const { id: originalId } = original.json();
    const started = await program.ask('v1StartJob', { payload: { originalId, documents: [passport, visa] } });
    expect(started.statusCode).toBe(202);
    expect(started.json()).toMatchObject({ status: 'queued', documents: [{ originalId }, { originalId }] });
    const { documents } = await ended(program, started.json().id);
    expect(documents).toMatchObject([
      { ...passport, status: 'made', error: null },
      { ...visa, status: 'made', error: null },
    ]);
    const { photoId } = documents[1];
    const photo = (await program.ask('v1GetPhoto', { params: { photoId } })).json();
    expect(photo).toMatchObject({ ...visa, originalId, status: 'finished' });
    expect(await creditsOf(program)).toBe(48);
  });

  it('makes photos of several portraits, and gives their files as a ZIP', async () => {
    const { program } = await businessOf(service);
    const portraits: string[] = [];
    for (const told of ['photo one', 'photo two', 'judged fail']) {
      portraits.push((await program.send('v1SendOriginal', {}, { told })).json().id);
    }
    const documents = portraits.map((originalId) => ({ originalId, ...passport }));
    const { id: jobId } = (await program.ask('v1StartJob', { payload: { documents } })).json();
    const job = await ended(program, jobId);
    expect(job.documents).toMatchObject(documents);
    const archive = await program.ask('v1GetJobArchive', { params: { jobId } });
    expect(archive.headers['content-type']).toBe('application/zip');
    const names = archive.rawPayload.toString('latin1');
    const [first, second, failed] = job.documents.map(({ photoId }: { photoId: string }) => photoId);
    for (const photoId of [first, second]) expect(names).toContain(`${photoId}/vesika-`);
    expect(names).not.toContain(failed);
    const nothing = await program.ask('v1StartJob', { payload: { documents: [passport] } });
    expect(statusAndCode(nothing)).toEqual([400, 'request-invalid']);
  });

  it('tells of each document that failed, and why', async () => {
    const { customer, program } = await businessOf(service);
    const own = eq(userPackages.userId, customer.userId);
    await service.db.update(userPackages).set({ creditsRemaining: 1 }).where(own);
    const { id: originalId } = (await program.send('v1SendOriginal')).json();
    const documents = [passport, visa, { countryCode: 'FI', documentType: 'passport' }];
    const { id } = (await program.ask('v1StartJob', { payload: { originalId, documents } })).json();
    const job = await ended(program, id);
    expect(job.documents.map(({ status }: { status: string }) => status).sort()).toEqual([
      'failed',
      'failed',
      'made',
    ]);
    for (const { status, error } of job.documents) {
      if (status === 'failed') expect(error).toMatchObject({ code: 'payment-required' });
    }
  });

  it('can be asked for within a day', async () => {
    const { program } = await businessOf(service);
    const { id: originalId } = (await program.send('v1SendOriginal')).json();
    const { id: jobId } = (
      await program.ask('v1StartJob', { payload: { originalId, documents: [passport] } })
    ).json();
    await ended(program, jobId);
    service.wait(dayMs - 60_000);
    expect((await program.ask('v1GetJob', { params: { jobId } })).json().status).toBe('done');
    service.wait(120_000);
    expect(statusAndCode(await program.ask('v1GetJob', { params: { jobId } }))).toEqual([
      404,
      'job-not-found',
    ]);
  });

  it('is not begun at all where one of its documents is not known', async () => {
    const { program } = await businessOf(service);
    const { id: originalId } = (await program.send('v1SendOriginal')).json();
    const documents = [passport, { ...passport, variant: 'of-the-moon' }];
    const refused = await program.ask('v1StartJob', { payload: { originalId, documents } });
    expect(statusAndCode(refused)).toEqual([404, 'requirement-not-found']);
    expect((await program.ask('v1ListPhotos')).json().data).toEqual([]);
  });
});
