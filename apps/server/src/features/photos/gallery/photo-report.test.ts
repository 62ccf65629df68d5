import { randomUUID } from 'node:crypto';
import { photoReportSchema, requestLine } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { userPhotos } from '../../../schema/index.ts';
import { testService, type Visitor } from '../../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

const reportOf = (person: Visitor, photoId: string) =>
  person.call(requestLine('getPhotoReport', { params: { photoId } }));

const photoOf = (person: Visitor, body?: object) => person.makePhoto('photo', body);

async function refusalOf(person: Visitor, photoId: string) {
  const response = await reportOf(person, photoId);
  return [response.statusCode, response.json().code];
}

describe('getPhotoReport', () => {
  it('200: tells an account all about its photo', async () => {
    const customer = await service.customer();
    await service.giveCredits(customer);
    const photoId = await photoOf(customer, { answers: { glasses: 'none' }, childAgeYears: 4 });
    const response = await reportOf(customer, photoId);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const reported = photoReportSchema.parse(response.json());
    expect(reported.photo).toMatchObject({ photoId, state: 'clean', failed: [], undetermined: [], ok: true });
    expect(reported.photo.files).toHaveLength(2);
    expect(reported.requirement).toMatchObject({ basis: 'record', countryCode: 'DE', widthMm: 35 });
    expect(reported.report).toMatchObject({
      placement: { sourceWidthPx: 600 },
      proof: { unchangedShare: 0.99 },
    });
    expect([reported.answers, reported.rulesChange]).toEqual([{ glasses: 'none' }, null]);
    const proof = await service.app.inject(reported.proofUrl!);
    expect([proof.body, proof.headers['content-type']]).toEqual(['a map of differences', 'image/png']);
    const [row] = await service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
    expect(row).toMatchObject({ childAgeYears: 4, requirementBasis: 'record' });
  });

  it('200: tells a visitor about a photo of the session', async () => {
    const visitor = service.visitor();
    const response = await reportOf(visitor, await photoOf(visitor));
    const { photo, report, proofUrl } = photoReportSchema.parse(response.json());
    expect(photo).toMatchObject({ state: 'preview', files: [], sheet: false });
    expect(report.checks).toHaveLength(1);
    expect(proofUrl).toBeNull();
  });

  it('200: names the passport that stands in for a visa', async () => {
    const visitor = service.visitor();
    const photoId = await photoOf(visitor, { countryCode: 'AD', documentType: 'visa' });
    const { requirement, photo } = (await reportOf(visitor, photoId)).json();
    expect(requirement).toMatchObject({ basis: 'passport-of-country', documentType: 'passport' });
    expect(photo.documentType).toBe('visa');
  });

  it('200: of an older photo that has neither proof nor stored rules', async () => {
    const visitor = service.visitor();
    const photoId = await photoOf(visitor);
    const before = { requirementSha256: null, requirementBasis: null };
    await service.db.update(userPhotos).set(before).where(eq(userPhotos.id, photoId));
    const [key] = (await service.stored()).filter((each) => each.includes(`${photoId}/proof.png`));
    await service.storage.delete(key as never);
    const reported = photoReportSchema.parse((await reportOf(visitor, photoId)).json());
    expect([reported.proofUrl, reported.requirement.basis]).toEqual([null, 'record']);
  });

  it('400: what is no id', async () => {
    expect(await refusalOf(await service.customer(), 'passport_DE_1')).toEqual([400, 'request-invalid']);
  });

  it('401: without a session', async () => {
    const photoId = await photoOf(service.visitor());
    expect(await refusalOf(service.visitor(), photoId)).toEqual([401, 'session-missing']);
  });

  it("404: somebody else's, of accounts and sessions alike, and one that never was", async () => {
    const [visitor, customer] = [service.visitor(), await service.customer()];
    const [ofVisitor, ofCustomer] = [await photoOf(visitor), await photoOf(customer)];
    const other = service.visitor();
    await other.uploadPicture();
    const strangers: [Visitor, string][] = [
      [other, ofVisitor],
      [other, ofCustomer],
      [visitor, ofCustomer],
      [customer, ofVisitor],
      [customer, randomUUID()],
    ];
    for (const [person, photoId] of strangers) {
      expect(await refusalOf(person, photoId)).toEqual([404, 'photo-not-found']);
    }
  });

  it('404: of a session whose photo was brought into an account', async () => {
    const visitor = service.visitor();
    const photoId = await photoOf(visitor);
    const customer = await service.customer(visitor);
    await customer.call(requestLine('claimPhotos'));
    expect((await reportOf(customer, photoId)).statusCode).toBe(200);
    expect(await refusalOf(visitor, photoId)).toEqual([404, 'photo-not-found']);
  });
});
