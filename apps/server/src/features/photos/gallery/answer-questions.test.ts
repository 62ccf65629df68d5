import { randomUUID } from 'node:crypto';
import { photoReportSchema, requestLine } from '@vesika/contract';
import type { Answers } from '@vesika/report';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { userPhotos } from '../../../schema/index.ts';
import { openTestService, testService, type Visitor } from '../../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const answer = (person: Visitor, photoId: string, answers: object) =>
  person.call({ ...requestLine('answerQuestions', { params: { photoId } }), payload: { answers } });

async function answered(person: Visitor, photoId: string, answers: Answers) {
  return photoReportSchema.parse((await answer(person, photoId, answers)).json());
}

async function refusalOf(person: Visitor, photoId: string, answers: object = {}) {
  const response = await answer(person, photoId, answers);
  return [response.statusCode, response.json().code];
}

describe('answerQuestions', () => {
  it('200: judges the photo anew from its stored measures, and keeps that', async () => {
    const visitor = service.visitor();
    const photoId = await visitor.makePhoto();
    const { report, answers, photo } = await answered(visitor, photoId, { glasses: 'none' });
    expect(answers).toEqual({ glasses: 'none' });
    expect(report.checks.length).toBeGreaterThan(10);
    expect(report.checks.find(({ id }) => id === 'head-height')).toMatchObject({ value: 33.5 });
    expect(report.ok).toBe(report.checks.every(({ verdict }) => verdict === 'pass'));
    expect(photo.undetermined).toEqual(
      report.checks.filter(({ verdict }) => verdict === 'undetermined').map(({ id }) => id),
    );
    const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    expect(row).toMatchObject({ answers, report });
  });

  it('200: leaves what was measured as it is', async () => {
    const visitor = service.visitor();
    const photoId = await visitor.makePhoto();
    const before = (await visitor.call(requestLine('getPhotoReport', { params: { photoId } }))).json().report;
    const { report } = await answered(visitor, photoId, { gaze: 'at-camera' });
    for (const key of ['measures', 'natives', 'landmarks', 'outlines', 'changes', 'proof'] as const) {
      expect(report[key], key).toEqual(before[key]);
    }
  });

  it('200: replaces what was said before, check by check', async () => {
    const customer = await service.customer();
    const photoId = await customer.makePhoto();
    await answered(customer, photoId, { glasses: 'none', gaze: 'aside' });
    const { answers } = await answered(customer, photoId, { gaze: 'at-camera' });
    expect(answers).toEqual({ glasses: 'none', gaze: 'at-camera' });
  });

  it('200: many at once lose none', async () => {
    const customer = await service.customer();
    const photoId = await customer.makePhoto();
    const said: Answers[] = [
      { glasses: 'none' },
      { gaze: 'at-camera' },
      { 'lens-tint': 'clear' },
      { 'eyes-open': 'open' },
      { 'hair-over-eyes': 'free' },
    ];
    await Promise.all(said.map((each) => answer(customer, photoId, each)));
    const { answers } = (await customer.call(requestLine('getPhotoReport', { params: { photoId } }))).json();
    expect(answers).toEqual(Object.assign({}, ...said));
  });

  it.each([
    ['what is not on offer', { glasses: 'sometimes' }],
    ['what is not asked', { 'file-size': 'small' }],
    ['what is no answer', { glasses: null }],
  ])('400 request-invalid: %s', async (_what, answers) => {
    const visitor = service.visitor();
    expect(await refusalOf(visitor, await visitor.makePhoto(), answers)).toEqual([400, 'request-invalid']);
  });

  it('401: without a session', async () => {
    const photoId = await service.visitor().makePhoto();
    expect(await refusalOf(service.visitor(), photoId)).toEqual([401, 'session-missing']);
  });

  it("404: somebody else's is left as it was, and one that never was", async () => {
    const owner = await service.customer();
    const photoId = await owner.makePhoto();
    const other = service.visitor();
    await other.uploadPicture();
    const said = { glasses: 'none' };
    expect(await refusalOf(other, photoId, said)).toEqual([404, 'photo-not-found']);
    expect(await refusalOf(await service.customer(), photoId, said)).toEqual([404, 'photo-not-found']);
    expect(await refusalOf(owner, randomUUID(), said)).toEqual([404, 'photo-not-found']);
    const { answers } = (await owner.call(requestLine('getPhotoReport', { params: { photoId } }))).json();
    expect(answers).toEqual({});
  });

  it('429: too often', async () => {
    const strict = await openTestService({ RATE_LIMIT_PER_SESSION: '1' });
    const eager = await strict.customer();
    expect((await answer(eager, randomUUID(), {})).statusCode).toBe(404);
    expect((await answer(eager, randomUUID(), {})).statusCode).toBe(429);
    await strict.close();
  });
});
