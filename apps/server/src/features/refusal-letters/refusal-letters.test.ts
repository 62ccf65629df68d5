import { requestLine, uploadBytesMax } from '@vesika/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../platform/clock/durations.ts';
import { operatorActs, refusalLetters, rejections } from '../../platform/database/schema/index.ts';
import { statusAndCode } from '../../testing/business.ts';
import { formOf } from '../../testing/form.ts';
import { type FullAccount, fillAccount } from '../../testing/full-account.ts';
import { operatorAt } from '../../testing/operator.ts';
import { signingSecret } from '../../testing/payments.ts';
import { jpegTelling, testService } from '../../testing/test-service.ts';
import { forgetLetters, lettersRoot, sweepLetters } from './letters.ts';

const service = testService({ SIGNING_SECRET: signingSecret });
beforeAll(() => service.untilReady());

const pdf = (content = '') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`);

function attach({ customer, rejectionId }: FullAccount, content: Buffer, fileName = 'letter.pdf') {
  const line = requestLine('attachLetter', { params: { rejectionId } });
  return customer.call({ ...line, ...formOf([{ name: 'file', fileName, content }]) });
}

const letterOf = async ({ rejectionId }: FullAccount) =>
  (await service.db.select().from(refusalLetters).where(eq(refusalLetters.rejectionId, rejectionId)))[0];

async function storedLetters(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of service.storage.list(lettersRoot)) keys.push(key);
  return keys;
}

describe('attachLetter', () => {
  it('200: keeps a PDF as it is, and the later letter alone', async () => {
    const account = await fillAccount(service, service.storage);
    const before = await letterOf(account);
    const sent = pdf('/OpenAction << /S /JavaScript >>');
    expect((await attach(account, sent)).json()).toEqual({ isAttached: true });
    const kept = await letterOf(account);
    expect(kept!.key).toMatch(/^letters\/[0-9a-f-]{36}\.pdf$/);
    expect(await service.storage.get(kept!.key)).toEqual(sent);
    expect(await service.storage.get(before!.key)).toBeUndefined();
    const purchases = await account.customer.call(requestLine('listPurchases'));
    const told = purchases.json().purchases.flatMap((each: { rejections: object[] }) => each.rejections);
    expect(told).toMatchObject([{ rejectionId: account.rejectionId, letter: 'attached' }]);
  });

  it('200: has an engine process encode a picture again, and keeps nothing else', async () => {
    const account = await fillAccount(service, service.storage);
    const before = await service.stored();
    expect((await attach(account, jpegTelling('photo'), 'letter.pdf')).statusCode).toBe(200);
    const kept = await letterOf(account);
    expect(kept!.key).toMatch(/\.jpg$/);
    expect(await service.storage.get(kept!.key)).toEqual(Buffer.from('a page'));
    expect(await service.stored()).toEqual(before);
  });

  it.each([
    ['415 letter-type-unsupported', 'a page of HTML', Buffer.from('<html><script>alert(1)</script>')],
    ['415 letter-type-unsupported', 'a program', Buffer.from('MZ\x90\0')],
    ['415 letter-type-unsupported', 'an SVG', Buffer.from('<svg onload="alert(1)"/>')],
    [
      '415 letter-type-unsupported',
      'a page of HTML that also is a PDF',
      Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf()]),
    ],
    ['415 letter-type-unsupported', 'a PDF that breaks off', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['422 file-empty', 'an empty file', Buffer.alloc(0)],
    ['413 file-too-large', 'a large file', Buffer.concat([pdf(), Buffer.alloc(uploadBytesMax)])],
    ['422 picture-too-large', 'a picture of too many pixels', jpegTelling('fail picture-too-large')],
    ['422 file-damaged', 'a damaged picture', jpegTelling('fail file-damaged')],
  ])('%s: %s, and the earlier letter stays', async (expected, _what, content) => {
    const account = await fillAccount(service, service.storage);
    const before = await letterOf(account);
    expect(statusAndCode(await attach(account, content)).join(' ')).toBe(expected);
    expect(await letterOf(account)).toEqual(before);
  });

  it('409: after an operator has answered', async () => {
    const account = await fillAccount(service, service.storage);
    const isOf = eq(rejections.id, account.rejectionId);
    await service.db.update(rejections).set({ answeredAt: new Date() }).where(isOf);
    expect(statusAndCode(await attach(account, pdf()))).toEqual([409, 'act-not-possible']);
  });
});

describe('removeLetter', () => {
  const remove = ({ customer, rejectionId }: FullAccount) =>
    customer.call(requestLine('removeLetter', { params: { rejectionId } }));

  it('200: deletes the file, also if asked twice', async () => {
    const account = await fillAccount(service, service.storage);
    const { key } = (await letterOf(account))!;
    expect((await remove(account)).json()).toEqual({ isAttached: false });
    expect(await letterOf(account)).toBeUndefined();
    expect(await storedLetters()).not.toContain(key);
    expect((await remove(account)).statusCode).toBe(200);
    const purchases = await account.customer.call(requestLine('listPurchases'));
    const told = purchases.json().purchases.flatMap((each: { rejections: object[] }) => each.rejections);
    expect(told).toMatchObject([{ rejectionId: account.rejectionId, letter: 'none' }]);
  });

  it('404: a rejection of somebody else, whose letter stays', async () => {
    const [owner, stranger] = [
      await fillAccount(service, service.storage),
      await fillAccount(service, service.storage),
    ];
    const response = await remove({ ...stranger, rejectionId: owner.rejectionId });
    expect(statusAndCode(response)).toEqual([404, 'rejection-not-found']);
    expect(await storedLetters()).toContain((await letterOf(owner))!.key);
  });

  it('409: after an operator has answered', async () => {
    const account = await fillAccount(service, service.storage);
    const isOf = eq(rejections.id, account.rejectionId);
    await service.db.update(rejections).set({ answeredAt: new Date() }).where(isOf);
    expect(statusAndCode(await remove(account))).toEqual([409, 'act-not-possible']);
    expect(await letterOf(account)).toBeDefined();
  });
});

describe('a letter on the desk', () => {
  it('is a download for an operator alone, for a reason that is logged', async () => {
    const account = await fillAccount(service, service.storage);
    await attach(account, pdf('<html><script>alert(1)</script></html>'));
    const letterId = (await letterOf(account))!.id;
    const open = {
      ...requestLine('operatorOpenLetter', { params: { letterId } }),
      payload: { reason: 'Claim' },
    };
    expect(statusAndCode(await account.customer.call(open))).toEqual([403, 'operator-required']);
    const operator = await operatorAt(service);
    const { claims } = (await operator.call(requestLine('operatorInbox'))).json();
    const claim = claims.find(({ claimId }: { claimId: string }) => claimId === account.rejectionId);
    expect(claim.letter).toMatchObject({ letterId, format: 'pdf' });
    const { url } = (await operator.call(open)).json();
    const { statusCode, headers } = await service.app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="letter-${letterId}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const [act] = await service.db
      .select()
      .from(operatorActs)
      .where(eq(operatorActs.operation, 'operatorOpenLetter'));
    expect(act).toMatchObject({ personId: account.customer.userId, reason: 'Claim', failure: null });
    const undisposed = url.replace(/&download=[^&]+/, '');
    expect((await service.app.inject(undisposed)).statusCode).toBe(403);
  });
});

describe('a letter', () => {
  it('goes with its account', async () => {
    const account = await fillAccount(service, service.storage);
    const { key } = (await letterOf(account))!;
    const { email, password } = account.customer;
    await account.customer.call({ ...requestLine('deleteAccount'), payload: { email, password } });
    expect(await storedLetters()).not.toContain(key);
  });

  it('is forgotten after 180 days, and a file without a row after a day', async () => {
    const account = await fillAccount(service, service.storage);
    await attach(account, pdf());
    const { key, storedAt } = (await letterOf(account))!;
    await forgetLetters(service, new Date(storedAt.getTime() + 179 * dayMs));
    expect(await storedLetters()).toContain(key);
    await forgetLetters(service, new Date(storedAt.getTime() + 181 * dayMs));
    expect(await storedLetters()).not.toContain(key);

    await service.storage.put(key, pdf());
    const now = Date.now();
    await sweepLetters(service, new Date(now));
    expect(await storedLetters()).toContain(key);
    await sweepLetters(service, new Date(now + 2 * dayMs));
    expect(await storedLetters()).not.toContain(key);
  });
});
