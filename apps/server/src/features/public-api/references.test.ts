import { beforeAll, expect, it } from 'vitest';
import { businessOf, passport, visa } from '../../testing/business.ts';
import { patiently } from '../../testing/patiently.ts';
import { type Program, programOf } from '../../testing/program.ts';
import { testService } from '../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const listed = async (
  program: Program,
  id: 'v1ListPhotos' | 'v1ListJobs' | 'v1ListEvents' | 'v1ListOriginals',
  query = {},
) => (await program.ask(id, { query })).json().data;

it('photos, jobs and events carry the reference of their order, and are found by it', async () => {
  const { program } = await businessOf(service);
  const made = (await program.send('v1MakePhoto', { ...passport, reference: 'order 7' })).json();
  await program.send('v1MakePhoto', visa, { told: 'another' });
  expect(made.reference).toBe('order 7');
  const { originalId } = made;
  const payload = { originalId, reference: 'order 8', documents: [visa, { ...visa, reference: 'order 9' }] };
  const job = (await program.ask('v1StartJob', { payload })).json();
  expect(job.reference).toBe('order 8');
  const byReference = (reference: string) => listed(program, 'v1ListPhotos', { reference });
  await expect.poll(async () => (await byReference('order 9')).length, patiently).toBe(1);
  await expect.poll(async () => (await byReference('order 8')).length, patiently).toBe(1);
  expect(await byReference('order 7')).toEqual([expect.objectContaining({ id: made.id })]);
  expect(await listed(program, 'v1ListJobs', { reference: 'order 8' })).toEqual([
    expect.objectContaining({ id: job.id }),
  ]);
  expect(await listed(program, 'v1ListJobs', { reference: 'order 7' })).toEqual([]);
  const events = () => listed(program, 'v1ListEvents', { reference: 'order 8', type: 'job.ended' });
  await expect.poll(async () => (await events()).length, patiently).toBe(1);
});

it('events are read again page by page, newest first, without any endpoint', async () => {
  const { customer, program } = await businessOf(service);
  const ids: string[] = [];
  for (const told of ['a', 'b', 'c'])
    ids.unshift((await program.send('v1MakePhoto', passport, { told })).json().id);
  const read: string[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { limit: '2', type: 'photo.finished', ...(cursor && { cursor }) };
    const page = (await program.ask('v1ListEvents', { query })).json();
    read.push(...page.data.map((each: { event: { data: { photoId: string } } }) => each.event.data.photoId));
    cursor = page.nextCursor;
  } while (cursor);
  expect(read).toEqual(ids);
  const later = new Date(service.now().getTime() + 60_000).toISOString();
  expect(await listed(program, 'v1ListEvents', { since: later })).toEqual([]);
  const tester = await programOf(service, customer, { isTest: true });
  expect(await listed(tester, 'v1ListEvents')).toEqual([]);
});

it('originals are listed, read and deleted; their photos remain, and no key of the other kind sees them', async () => {
  const { customer, program } = await businessOf(service);
  const { id: photoId, originalId } = (await program.send('v1MakePhoto', passport)).json();
  const params = { originalId };
  expect((await listed(program, 'v1ListOriginals')).map(({ id }: { id: string }) => id)).toEqual([
    originalId,
  ]);
  expect((await program.ask('v1GetOriginal', { params })).json()).toMatchObject({ id: originalId });
  const tester = await programOf(service, customer, { isTest: true });
  expect(await listed(tester, 'v1ListOriginals')).toEqual([]);
  for (const id of ['v1GetOriginal', 'v1DeleteOriginal'] as const)
    expect((await tester.ask(id, { params })).statusCode, id).toBe(404);
  expect((await program.ask('v1DeleteOriginal', { params })).statusCode).toBe(204);
  expect((await program.ask('v1GetOriginal', { params })).statusCode).toBe(404);
  expect((await program.ask('v1GetPhoto', { params: { photoId } })).json()).toMatchObject({
    originalId: null,
  });
});
