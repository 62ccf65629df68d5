import { expect, it } from 'vitest';
import { deskEmail } from './shared-settings.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';

const stage = openStage();
const { contact } = (await textsIn('tr')).legal;

it('sends a message, keeps it when sending fails, and names missing fields', async () => {
  const { page, complaints } = await stage.visit('tr-TR');
  await page.goto(`${stage.server.url}/tr/contact?topic=business`);
  // The page is not hydrated yet: the first key press hydrates it, and Enter must not leave the page.
  const email = page.getByLabel(contact.form.email, { exact: true });
  await email.pressSequentially('ayse@example.com');
  await email.press('Enter');
  await page.locator('html[data-awake]').waitFor();
  await expect.poll(() => page.url()).toBe(`${stage.server.url}/tr/contact?topic=business`);
  expect(await email.inputValue()).toBe('ayse@example.com');
  await expect.poll(() => page.getByLabel(contact.form.topic).inputValue()).toBe('business');

  const message = page.getByLabel(contact.form.message, { exact: true });
  await message.fill('Kısa');
  await page.getByRole('button', { name: contact.form.send }).click();
  await expect.poll(() => message.getAttribute('aria-invalid')).toBe('true');
  await page.locator('textarea:focus').waitFor();

  await message.fill('Ayda yüz fotoğraf gerekiyor.');
  await page.getByRole('button', { name: contact.form.send }).click();
  await page.getByRole('heading', { name: contact.sent.title }).waitFor();
  const mail = await stage.mailTo(deskEmail, /business \(tr\)/);
  expect(mail.replyTo?.[0]?.address).toBe('ayse@example.com');
  expect(mail.text).toContain('Ayda yüz fotoğraf gerekiyor.');

  await page.getByRole('button', { name: contact.sent.again }).click();
  await email.fill('ayse@example.com');
  await message.fill('Ve bir şey daha.');
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: contact.form.send }).click();
  await page.getByRole('alert').getByText(contact.failed.limit).waitFor();
  expect(await message.inputValue()).toBe('Ve bir şey daha.');
});
