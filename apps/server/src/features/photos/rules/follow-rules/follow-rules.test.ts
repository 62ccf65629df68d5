import { requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rejudgements, requirementVersions, userPhotos } from '../../../../schema/index.ts';
import {
  largerHeads,
  laxer,
  newSources,
  openRulesDesk,
  type RulesDesk,
  unchanged,
} from '../../../../testing/rules-desk.ts';
import type { Customer } from '../../../../testing/test-service.ts';
import { requirementFor } from '../../../requirements/photo-requirements/requirement-for.ts';
import { followRules } from './follow-rules.ts';

let desk: RulesDesk;
let customer: Customer;
beforeAll(async () => {
  desk = await openRulesDesk();
});
beforeEach(async () => {
  desk.change(unchanged);
  await desk.service.empty();
  customer = await desk.service.customer();
});
afterAll(() => desk.service.close());

async function reportOf(photoId: string) {
  return (await customer.call(requestLine('getPhotoReport', { params: { photoId } }))).json();
}

async function galleryOf(person: Customer) {
  return (await person.call(requestLine('listPhotos'))).json().photos;
}

describe('photos whose rules have changed', () => {
  it('are judged anew by the current ones, once, and keep their report', async () => {
    const photoId = await desk.photoOf(customer);
    const before = await reportOf(photoId);
    desk.change(largerHeads);
    expect([await desk.follow(), await desk.follow()]).toEqual([1, 0]);
    const told = await reportOf(photoId);
    expect(told.report).toEqual(before.report);
    expect(told.requirement).toEqual(before.requirement);
    expect(told.rulesChange.differences).toEqual([
      { field: 'headHeight.minMm', was: 32, is: 34.5 },
      { field: 'headHeight.maxMm', was: 36, is: 38 },
    ]);
    const { checks } = told.rulesChange;
    expect(checks.find(({ id }: { id: string }) => id === 'head-height')).toMatchObject({
      verdict: 'fail',
      value: 33.5,
      limit: { min: 34.5, max: 38 },
    });
    const [shown] = await galleryOf(customer);
    expect(shown).toMatchObject({ ok: true, failed: [], rulesChange: told.photo.rulesChange });
    expect(shown.rulesChange.failed).toContain('head-height');
  });

  it('are left alone where nothing has changed', async () => {
    await desk.photoOf(customer);
    expect(await desk.follow()).toBe(0);
    expect(await desk.service.db.$count(rejudgements)).toBe(0);
  });

  it('do not report new sources and notes', async () => {
    const photoId = await desk.photoOf(customer);
    desk.change(newSources);
    expect(await desk.follow()).toBe(1);
    expect((await reportOf(photoId)).rulesChange).toBeNull();
    expect((await galleryOf(customer))[0].rulesChange).toBeNull();
  });

  it('report rules that require less', async () => {
    const photoId = await desk.photoOf(customer);
    desk.change(laxer);
    await desk.follow();
    const { rulesChange } = await reportOf(photoId);
    expect(rulesChange.differences).toHaveLength(2);
    expect(rulesChange.checks[0]).toMatchObject({ id: 'head-height', verdict: 'pass' });
  });

  it('are judged again when the rules change again, and no more when they are the original ones', async () => {
    const photoId = await desk.photoOf(customer);
    desk.change(largerHeads);
    await desk.follow();
    desk.change(laxer);
    expect(await desk.follow()).toBe(1);
    expect((await reportOf(photoId)).rulesChange.checks[0].limit).toEqual({ min: 20, max: 40 });
    desk.change(unchanged);
    await desk.follow();
    expect((await reportOf(photoId)).rulesChange).toBeNull();
    expect(await desk.service.db.$count(rejudgements)).toBe(0);
    expect(await desk.service.db.$count(requirementVersions)).toBe(3);
  });

  it('are many', async () => {
    const photoId = await desk.photoOf(customer);
    const [row] = await desk.service.db.select().from(userPhotos);
    const copies = Array.from({ length: 250 }, () => ({ ...row!, id: crypto.randomUUID() }));
    await desk.service.db.insert(userPhotos).values(copies);
    desk.change(largerHeads);
    expect(await desk.follow()).toBe(251);
    expect(await desk.follow()).toBe(0);
    expect((await reportOf(photoId)).rulesChange).not.toBeNull();
  });

  it('are announced to their owner once, in words that name what changed', async () => {
    const photoId = await desk.photoOf(customer);
    const tell = vi.fn();
    desk.change(newSources);
    await desk.follow(tell);
    expect(tell).not.toHaveBeenCalled();
    desk.change(largerHeads);
    await desk.follow(tell);
    await desk.follow(tell);
    expect(tell).toHaveBeenCalledOnce();
    expect(tell.mock.calls[0]![1]).toMatchObject({
      id: photoId,
      userId: customer.userId,
      differences: [{ field: 'headHeight.minMm' }, { field: 'headHeight.maxMm' }],
    });
  });

  it('of visitors are announced to nobody', async () => {
    await desk.photoOf(desk.service.visitor());
    const tell = vi.fn();
    desk.change(largerHeads);
    expect(await desk.follow(tell)).toBe(1);
    expect(tell).not.toHaveBeenCalled();
  });

  it('of visitors are judged too', async () => {
    const visitor = desk.service.visitor();
    const photoId = await desk.photoOf(visitor);
    desk.change(largerHeads);
    await desk.follow();
    const told = (await visitor.call(requestLine('getPhotoReport', { params: { photoId } }))).json();
    expect(told.photo.rulesChange.failed).toContain('head-height');
  });

  it('from before versions were stored count as made by the current rules', async () => {
    const photoId = await desk.photoOf(customer);
    const before = { requirementSha256: null, requirementBasis: null };
    await desk.service.db.update(userPhotos).set(before).where(eq(userPhotos.id, photoId));
    expect(await desk.follow()).toBe(0);
    desk.change(largerHeads);
    expect(await desk.follow()).toBe(1);
  });

  it('of a document that is no more stay as they are', async () => {
    await desk.photoOf(customer);
    const gone: typeof requirementFor = ({ variant, ...question }) => {
      if (variant !== undefined) return requirementFor({ ...question, variant: 'gone' });
      return requirementFor(question);
    };
    const parts = { db: desk.service.db, clock: desk.clock, requirementFor: gone, tellOfRules: vi.fn() };
    expect(await followRules(parts)).toBe(0);
  });

  it('are judged with the answers given since', async () => {
    const photoId = await desk.photoOf(customer);
    desk.change(largerHeads);
    await desk.follow();
    const payload = { answers: { glasses: 'worn' } };
    await customer.call({ ...requestLine('answerQuestions', { params: { photoId } }), payload });
    const { report, rulesChange } = await reportOf(photoId);
    const limits = [report, rulesChange].map(({ checks }) => checks[0].limit);
    expect(limits).toEqual([
      { min: 32, max: 36 },
      { min: 34.5, max: 38 },
    ]);
  });

  it('are not charged for where they fail now', async () => {
    const photoId = await desk.photoOf(customer);
    await desk.service.giveCredits(customer);
    desk.change(largerHeads);
    await desk.follow();
    const refused = await customer.call(requestLine('unlockPhoto', { params: { photoId } }));
    expect(refused.json()).toMatchObject({ code: 'checks-failed' });
    desk.change(unchanged);
    await desk.follow();
    const unlocked = await customer.call(requestLine('unlockPhoto', { params: { photoId } }));
    expect(unlocked.json().photo.state).toBe('clean');
  });

  it('leave nothing behind when they are deleted', async () => {
    const photoId = await desk.photoOf(customer);
    desk.change(largerHeads);
    await desk.follow();
    await customer.call(requestLine('v1DeletePhoto', { params: { photoId } }));
    expect(await desk.service.db.$count(rejudgements)).toBe(0);
    expect((await desk.service.stored()).filter((key) => key.includes(photoId))).toEqual([]);
  });
});
