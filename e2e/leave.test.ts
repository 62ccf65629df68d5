import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '@vesika/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, newPerson, seePlans, signUp, toast, trySignIn } from './account.ts';
import { portrait } from './portraits.ts';
import { openStage } from './stage.ts';
import { textsIn } from './texts.ts';
import { choosePhoto, prepare, resultOf, unlockAfterPayment } from './wizard.ts';

const stage = openStage();
let db: pg.Client;
beforeAll(async () => {
  db = new pg.Client({ connectionString: stage.server.databaseUrl });
  await db.connect();
});
afterAll(() => db.end());

const texts = await textsIn('en');

it('leaves no row and no file behind when an account is deleted', async () => {
  const { deletion } = texts.account.profile;
  const { page } = await stage.visit();
  const person = await signUp(page, stage.server.url, texts);
  const id = String(await page.evaluate('JSON.parse(localStorage.getItem("vesika-session")).user.id'));
  await page.goto(`${stage.server.url}/dashboard/passport?country=BE`);
  await choosePhoto(page, await portrait());
  await prepare(page);
  await resultOf(page);
  await seePlans(page, texts);
  await buy(page, texts, 'business');
  await unlockAfterPayment(page, texts.web.unlock.action);
  await toast(page, texts.web.unlock.done);
  expect((await placesOf(id)).length).toBeGreaterThan(5);
  expect((await filesOf(id)).length).toBeGreaterThan(3);

  await page.goto(`${stage.server.url}/dashboard/profile`);
  await page.getByRole('button', { name: deletion.open }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByLabel(texts.account.fields.email, { exact: true }).fill(person.email);
  await dialog.getByLabel(texts.account.fields.password, { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: deletion.action }).click();
  await toast(page, deletion.done);
  await page.waitForURL(`${stage.server.url}/`);

  await expect.poll(() => placesOf(id)).toEqual([]);
  await expect.poll(() => placesOf(person.email)).toEqual([]);
  await expect.poll(() => filesOf(id)).toEqual([]);
  await page.goto(`${stage.server.url}/auth`);
  await trySignIn(page, texts, person);
  await toast(page, texts.account.toast.signInFailed, texts.account.errors.invalid_credentials);
});

it('exports all data of an account, and nothing without signing in', async () => {
  const { page } = await stage.visit();
  await signUp(page, stage.server.url, texts, newPerson());
  await page.goto(`${stage.server.url}/dashboard/profile`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.account.profile.export.action }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(texts.account.profile.export.file);
  expect((await fetch(stage.server.url + operations.exportAccount.path)).status).toBe(401);
});

/** Every table and column that contains the text. */
async function placesOf(text: string): Promise<string[]> {
  const { rows: columns } = await db.query(
    "select table_name, column_name from information_schema.columns where table_schema = 'public'",
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const { rowCount } = await db.query(
      `select 1 from "${table}" where position($1 in "${column}"::text) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

async function filesOf(owner: string): Promise<string[]> {
  const paths = await pathsBelow(join(stage.server.dataDir, 'files'));
  return paths.filter((path) => path.includes(owner));
}

/** The service works for other tests meanwhile, so a folder may vanish before it is read. */
async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...(await pathsBelow(path))] : [path];
  });
  return (await Promise.all(paths)).flat();
}
