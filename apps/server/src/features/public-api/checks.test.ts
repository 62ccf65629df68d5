import { beforeAll, describe, expect, it } from 'vitest';
import { businessOf, creditsOf, passport, statusAndCode } from '../../testing/business.ts';
import { heicTelling, testService } from '../../testing/test-service.ts';

const service = testService();
beforeAll(() => service.untilReady());

describe('a check', () => {
  it('200: judges a portrait by the document, keeps nothing of it and costs nothing', async () => {
    const { customer, program } = await businessOf(service);
    const checked = await program.send('v1CheckPhoto', { ...passport, subject: 'portrait' });
    expect(checked.statusCode).toBe(200);
    expect(checked.json()).toMatchObject({ ...passport, subject: 'portrait', verdict: 'pass' });
    expect(checked.json().checks[0]).toMatchObject({ id: 'head-height', unit: 'mm', remedy: 'none' });
    expect(await creditsOf(program)).toBe(50);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
  });

  it('200: judges a finished file as it is, with nothing to fix', async () => {
    const { customer, program } = await businessOf(service);
    const checked = (await program.send('v1CheckPhoto', passport)).json();
    expect(checked).toMatchObject({ ...passport, subject: 'photo', widthPx: expect.any(Number) });
    expect(checked.checks.length).toBeGreaterThan(0);
    for (const check of checked.checks) expect(check).not.toHaveProperty('remedy');
    expect(await creditsOf(program)).toBe(50);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
  });

  it('judges a HEIC as a portrait, and refuses it as the file that an office receives', async () => {
    const { program } = await businessOf(service);
    const content = heicTelling('photo');
    const portrait = await program.send('v1CheckPhoto', { ...passport, subject: 'portrait' }, { content });
    expect(portrait.json()).toMatchObject({ subject: 'portrait', verdict: 'pass' });
    const finished = await program.send('v1CheckPhoto', passport, { content });
    expect(statusAndCode(finished)).toEqual([415, 'file-type-unsupported']);
  });

  it('says its advice in the language of the request, and in English without one', async () => {
    const { program } = await businessOf(service);
    const adviceIn = async (headers: Record<string, string>) =>
      (await program.send('v1CheckPhoto', passport, { told: 'judged fail', headers })).json().checks[0]
        .advice;
    expect(await adviceIn({})).toEqual({
      key: 'head-height.too-small',
      text: expect.stringMatching(/^The head is too small/),
    });
    expect(await adviceIn({ 'accept-language': 'tr-TR,tr' })).toEqual({
      key: 'head-height.too-small',
      text: expect.stringMatching(/^Başınız karede çok küçük/),
    });
  });

  it('422: tells what is no portrait, and keeps nothing of that either', async () => {
    const { customer, program } = await businessOf(service);
    const refused = await program.send('v1CheckPhoto', passport, { told: 'fail face-missing' });
    expect(statusAndCode(refused)).toEqual([422, 'face-missing']);
    expect((await service.stored()).filter((key) => key.includes(customer.userId))).toEqual([]);
  });
});

describe('requirements', () => {
  it('are listed page by page, every record once, and each can be had', async () => {
    const { program } = await businessOf(service);
    const seen = new Set<string>();
    let cursor: string | null | undefined;
    do {
      const query = { limit: '200', ...(cursor && { cursor }) };
      const page = (await program.ask('v1ListRequirements', { query })).json();
      for (const { countryCode, documentType, variant } of page.data) {
        seen.add(`${countryCode} ${documentType} ${variant}`);
      }
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.size).toBeGreaterThan(400);
    expect(seen).toContain('DE passport standard');
  });

  it('tell who may take the photo and what may not be edited, with the source', async () => {
    const { program } = await businessOf(service);
    const germanPassport = { countryCode: 'DE', documentType: 'passport' };
    const answer = await program.ask('v1GetRequirement', { params: germanPassport });
    expect(answer.json()).toMatchObject({
      ...germanPassport,
      basis: 'record',
      size: { widthMm: 35, heightMm: 45 },
      supply: { kind: 'certified-digital', source: { title: expect.any(String) } },
      edits: { refused: expect.any(Array) },
    });
  });
});

it('alpha-3 codes order and check like alpha-2 codes, and answers name the alpha-2 code', async () => {
  const { program } = await businessOf(service);
  const belgian = { ...passport, countryCode: 'bel' };
  const made = await program.send('v1MakePhoto', belgian);
  const { originalId } = made.json();
  const answers = [
    made,
    await program.send('v1CheckPhoto', belgian),
    await program.ask('v1MakePhotoOfOriginal', {
      params: { originalId },
      payload: { ...belgian, documentType: 'id' },
    }),
  ];
  expect(answers.map((answer) => answer.json().countryCode)).toEqual(['BE', 'BE', 'BE']);
  const job = await program.ask('v1StartJob', { payload: { originalId, documents: [belgian] } });
  expect(job.json().documents[0].countryCode).toBe('BE');
});
