import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { linkIn } from './mailbox.ts';
import { type ChosenFile, portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { fill, textsIn } from './texts.ts';
import { choosePhoto, download, prepare, resultOf } from './wizard.ts';

/* A guest whose photo an authority rejects twice, with nothing but the mail of the receipt. */

const { web, visitor, payments } = await textsIn('en');
const stage = openStage();
const priced = (action: string) => new RegExp(`^${action.split('{{')[0]}`);

it('has a rejected photo redone free and the money back after a second rejection, behind the link of the receipt', async () => {
  const { url } = stage.server;
  const email = `rejected.${Date.now()}@example.com`;
  const { page, complaints } = await stage.visit();
  await page.goto(`${url}/create?document=passport&country=BE`);
  await choosePhoto(page, await portrait());
  await prepare(page);
  await resultOf(page);
  await page.getByRole('button', { name: priced(visitor.unlock.action) }).click();
  await page.getByLabel(visitor.email.label).fill(email);
  await page.getByRole('button', { name: visitor.email.action }).click();
  await page.locator('button[value=pay]').click();
  await page.getByText(visitor.return.done.title).waitFor();

  const receipt = await stage.mailTo(email, /receipt/i);
  expect(receipt.text).toContain(payments.rejection.action);
  expect(receipt.text).toContain(payments.refund.action);
  const link = linkIn(receipt);

  const { page: phone } = await stage.visit('en-GB', { viewport: { width: 390, height: 844 } });
  await phone.goto(link);
  await phone.getByRole('button', { name: payments.refund.action }).waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  const sheet = await download(phone, fill(web.download.action, { file: web.download.sheet.name }));
  expect(sheet.bytes.toString('latin1')).toMatch(/^%PDF-/);
  await report(phone);
  await phone.getByText(payments.rejection.answers.redo.title).waitFor();
  await phone.getByRole('dialog').getByRole('button', { name: payments.rejection.redo }).click();
  await phone.waitForURL(/\/create\?.*country=BE/);
  await choosePhoto(phone, await retaken());
  await prepare(phone);
  await phone.getByText(web.paid['rejection-redo']).first().waitFor({ timeout: 60_000 });

  const { page: tablet } = await stage.visit();
  await tablet.goto(link);
  await report(tablet);
  await tablet.getByText(payments.rejection.answers.refund.title).waitFor();
  await tablet.getByRole('button', { name: web.dialog.close }).last().click();
  await tablet.getByText(payments.rejection.states.refund).waitFor();
  await tablet.getByText(/£1\.99 refunded/).waitFor();
  const refund = await stage.mailTo(email, /refund/i);
  expect(refund.subject).toContain('1.99');
  expect(complaints).toEqual([]);
});

it('tells who follows a link that holds nothing where to find the purchase', async () => {
  const { page, complaints } = await stage.visit();
  await page.goto(`${stage.server.url}/tr/purchase#id=11111111-1111-4111-8111-111111111111&key=none`);
  const { payments: turkish } = await textsIn('tr');
  await page.getByRole('heading', { name: turkish.mailed.gone.title }).waitFor();
  expect(complaints.filter((complaint) => !/404/.test(complaint))).toEqual([]);
});

/** Chooses the newest photo that has not been reported. */
async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: payments.rejection.action, exact: true }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('button', { name: payments.rejection.send }).click();
}

/** Other bytes than the portrait's, as of a second shot. */
async function retaken(): Promise<ChosenFile> {
  const { buffer, ...file } = await portrait();
  return { ...file, buffer: await sharp(buffer).rotate().jpeg({ quality: 90 }).toBuffer() };
}
