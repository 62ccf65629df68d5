import { type Language, languages } from '@vesika/messages';
import { describe, expect, it } from 'vitest';
import { composeAccountMail, composeNotice } from '../../features/accounts/account-mails.ts';
import { composeReceipt, composeRefundNote } from '../../features/payments/mails/payment-mails.ts';
import { composeResumeMail } from '../../features/photos/resume/serve-resume.ts';
import { composeRulesMail } from '../../features/photos/rules/follow-rules/rules-mail.ts';
import { composePhotoMail } from '../../features/photos/take-home/photo-mail.ts';
import { composeDisabledMail } from '../../features/webhooks/disable-endpoint.ts';
import type { PackageRow, PaymentRow, RefundRow, UserPackageRow } from '../../schema/index.ts';
import { judgedReport } from '../../testing/fake-report.ts';
import type { Mail } from './mail.ts';

const link = 'https://photos.example/somewhere';
const completedAt = new Date('2026-11-21T08:15:30Z');
const photo = { countryCode: 'DE', documentType: 'passport' } as const;

function everyMail(language: Language): Promise<Mail[]> {
  const letter = { to: 'someone@example.org', language, link };
  const account = { to: letter.to, language, code: '012345', link, newAddress: 'new@example.org' };
  const notice = { to: letter.to, language, address: 'other@example.org', page: link };
  const purchase = {
    ...letter,
    sold: { plan: 'pro', nameTr: 'Pro', credits: 10, currency: 'EUR' } as PackageRow,
    payment: { id: 'the-payment', amountMinor: 399, provider: 'test', completedAt } as PaymentRow,
    owned: { expiresAt: completedAt } as UserPackageRow,
    invoice: undefined,
    credited: undefined,
  };
  const changed = { ...photo, processedAt: completedAt, wouldFail: true, link };
  return Promise.all([
    ...(['signup', 'recovery', 'magiclink'] as const).map((purpose) =>
      composeAccountMail({ ...account, purpose }),
    ),
    ...(['reauthentication', 'email_change', 'email_change_current'] as const).map((purpose) =>
      composeAccountMail({ ...account, purpose, link: undefined }),
    ),
    composeNotice({ ...notice, about: 'password_changed' }),
    composeNotice({ ...notice, about: 'set_aside' }),
    composeNotice({ ...notice, about: 'email_changed' }),
    composeReceipt({ ...purchase, isGuest: false, isRenewal: true }),
    composeReceipt({ ...purchase, isGuest: true, isRenewal: false }),
    composeRefundNote({ ...purchase, isGuest: false, refund: { amountMinor: 100 } as RefundRow }),
    composeRulesMail({ ...letter, photos: Array.from({ length: 22 }, () => changed) }),
    composeDisabledMail({ ...letter, host: 'hooks.example' }),
    composePhotoMail({ ...letter, photo: { ...photo, report: judgedReport('fail') }, files: [] }),
    composeResumeMail(letter.to, language, link),
  ]);
}

describe('mails', () => {
  it.each(languages)('have no unfilled placeholder in %s', async (language) => {
    for (const { subject, text, html } of await everyMail(language)) {
      expect(subject + text + html).not.toMatch(/\{\{|undefined|\bnull\b/);
    }
  });

  it('fit a phone and follow dark mode', async () => {
    for (const { html } of await everyMail('en')) {
      expect(html).toContain('name="viewport" content="width=device-width');
      expect(html).toContain('name="color-scheme" content="light dark"');
    }
  });

  it('mention a link only if they contain one', async () => {
    const mail = { to: 'someone@example.org', language: 'en', code: '012345' } as const;
    const coded = await composeAccountMail({ ...mail, purpose: 'reauthentication' });
    expect([coded.text, coded.html].filter((text) => text.includes('link'))).toEqual([]);
    expect((await composeAccountMail({ ...mail, purpose: 'recovery', link })).text).toContain(
      'The link and code',
    );
  });

  it('isolate names and addresses in Arabic text, and keep links free of invisible characters', async () => {
    const mails = await everyMail('ar');
    expect(mails.some(({ text }) => text.includes('\u2068other@example.org\u2069'))).toBe(true);
    for (const { text } of mails) expect(text).not.toMatch(/\u2068https|somewhere\u2069/);
  });
});
