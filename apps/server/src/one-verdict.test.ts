/** The same portrait gets the same verdict and the same list of faults on every path through the product. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Batch, BatchFile, CheckedPhoto, ProcessedPhoto } from '@vesika/contract';
import { requestLine } from '@vesika/contract';
import { createTranslator } from '@vesika/messages';
import type { Check } from '@vesika/report';
import { reportWords } from '@vesika/report/words';
import { findRequirement } from '@vesika/requirements';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { drawnPortrait } from '../../../packages/engine/fixtures/drawn-portrait.ts';
import { judgedAs, overallVerdict } from './features/photos/index.ts';
import { rulesVersionOf } from './features/photos/rules/rules-version.ts';
import { certificateWords } from './features/photos/take-home/certificate-words.ts';
import { readOutbox } from './platform/mail/outbox.ts';
import { userPhotos } from './schema/index.ts';
import { formOf } from './testing/form.ts';
import { type Program, programOf } from './testing/program.ts';
import { type Customer, pictureForm } from './testing/test-service.ts';
import { openWebhookReceiver } from './testing/webhook-receiver.ts';

/** Edits are refused in US, in another size than that of FR, of which nothing is published. */
const countries = ['US', 'FR'] as const;
/** One record that refuses edits, and one that refuses cropping too. */
const croppedCountries = ['US', 'CA'] as const;
const acknowledge = ['own-photo-refused', 'discontinued'] as const;
const inGoodTime = { timeout: 240_000, interval: 250 };

interface Faults {
  verdict: string;
  failed: readonly string[];
  undetermined: readonly string[];
}

let portrait: Buffer;
let folder: string;
beforeAll(async () => {
  // Drawn before the service starts, because it blocks the event loop and the service would refuse requests.
  portrait = await drawnPortrait();
  folder = await mkdtemp(join(tmpdir(), 'vesika-verdicts-'));
  await mkdir(join(folder, 'class'));
  await writeFile(join(folder, 'class/portrait.jpg'), portrait);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const desk = openWebhookReceiver(
  { engineEntry: new URL('./features/photos/engine-pool/engine-entry.ts', import.meta.url) },
  // A first photo waits for the nets while other tests compute.
  { PHOTO_TIMEOUT_MS: '120000' },
);

let customer: Customer;
let program: Program;
/** Faults by country of the paths that make photos for all countries at once. */
let byBulk: Map<string, Faults>;
let byCommand: Map<string, Faults>;
let byBatchCommand: Map<string, Faults>;
let croppedByCommand: Map<string, Faults>;
let originalId: string;
let imageUrl: string;

beforeAll(async () => {
  customer = await desk.service.customer();
  await desk.service.giveCredits(customer, 'business-eur');
  program = await programOf(desk.service, customer);
  await desk.create(['photo.finished'], customer);
  imageUrl = (await customer.upload(pictureForm(portrait))).json().imageUrl;
  const form = formOf([{ name: 'file', fileName: 'portrait.jpg', content: portrait }]);
  originalId = (await program.ask('v1SendOriginal', form)).json().id;
  byBulk = await faultsOfBulk();
  byCommand = await faultsOfCommand(countries, '--full-edit');
  croppedByCommand = await faultsOfCommand(croppedCountries, '--crop-only');
  byBatchCommand = await faultsOfBatchCommand();
}, 600_000);

it.each(countries)(
  'a photo for the passport of %s, with background and light corrected, is judged alike everywhere',
  async (countryCode) => {
    const document = { countryCode, documentType: 'passport' } as const;
    const page = (
      await customer.process({ ...document, imageUrl, cropOnly: false, beside: true })
    ).json<ProcessedPhoto>();
    const { photoId } = page;
    const expected = faultsOf(page.report.checks);
    if (page.state === 'preview') await unlock(photoId);

    expect(await faultsOfGallery(photoId), 'page of the photo').toEqual(expected);
    expect(await faultsOfResource(photoId), 'API').toEqual(expected);
    expect(await faultsOfApi(document), 'photo made by the API').toEqual(expected);
    expect(await faultsOfEvent(photoId), 'webhook').toEqual(expected);
    expect(byBulk.get(countryCode), 'bulk').toEqual(expected);
    expect(byCommand.get(countryCode), 'vesika make').toEqual(expected);
    expect(byBatchCommand.get(countryCode), 'vesika batch').toEqual(expected);
    const titles = await titlesOf(page.report.checks);
    expect(await linesOfCertificate(photoId), 'certificate').toEqual(titles);
    expect(await linesOfMail(photoId), 'mail').toEqual(titles);
    const file = await fileOf(photoId);
    expect(await faultsOfCheckPage(document, file), 'page for checking a file').toEqual(expected);
    expect(await faultsOfCheckApi(document, file), 'check by the API').toEqual(expected);
  },
  300_000,
);

it.each(croppedCountries)(
  'a photo for the passport of %s that is only cropped is judged alike everywhere',
  async (countryCode) => {
    const document = { countryCode, documentType: 'passport' } as const;
    const page = (
      await customer.process({ ...document, imageUrl, cropOnly: true, beside: true })
    ).json<ProcessedPhoto>();
    const { photoId } = page;
    const expected = faultsOf(page.report.checks);
    if (page.state === 'preview') await unlock(photoId);

    const { refused } = findRequirement(document)!.requirement.edits;
    expect(expected.failed.includes('edits-allowed')).toBe(refused.includes('cropping'));
    expect(await faultsOfGallery(photoId), 'page of the photo').toEqual(expected);
    expect(await faultsOfApi(document, { cropOnly: true }), 'photo made by the API').toEqual(expected);
    expect(await faultsOfEvent(photoId), 'webhook').toEqual(expected);
    expect(croppedByCommand.get(countryCode), 'vesika make').toEqual(expected);
    expect(await linesOfCertificate(photoId), 'certificate').toEqual(await titlesOf(page.report.checks));
    const file = await fileOf(photoId);
    expect(await faultsOfCheckPage(document, file), 'page for checking a file').toEqual(expected);
    expect(await faultsOfCheckApi(document, file), 'check by the API').toEqual(expected);
  },
  300_000,
);

it('a bald head before a white wall has one height, on the certificate and where the file is checked', async () => {
  const document = { countryCode: 'US', documentType: 'passport' } as const;
  const bald = await drawnPortrait({ hairStyle: 'bald', background: '#ffffff' });
  const { imageUrl } = (await customer.upload(pictureForm(bald))).json();
  const { photoId, state, report } = (
    await customer.process({ ...document, imageUrl, cropOnly: false, beside: true })
  ).json<ProcessedPhoto>();
  if (state === 'preview') await unlock(photoId);
  const checked = await checksOfCheckPage(document, await fileOf(photoId));
  const heightMm = headHeightMmOf(report.checks);
  expect(heightMm).toBeGreaterThan(25);
  expect(Math.abs(headHeightMmOf(checked) - heightMm)).toBeLessThan(0.3);
  expect(faultsOf(checked)).toEqual(faultsOf(report.checks));
});

it('a finished file is known by its own record, until somebody changes it', async () => {
  const american = { countryCode: 'US', documentType: 'passport' } as const;
  const file = await editedFileFor('FR');
  expect(await faultsOfCheckPage(american, file)).toMatchObject({
    failed: expect.arrayContaining(['edits-allowed']),
  });
  const saved = await sharp(file).keepMetadata().jpeg({ quality: 97 }).toBuffer();
  expect((await faultsOfCheckPage(american, saved)).failed).not.toContain('edits-allowed');
});

it('a photo that is only cropped from an edited file of ours is still an edited photo', async () => {
  const { imageUrl } = (await customer.upload(pictureForm(await editedFileFor('CH')))).json();
  const wanted = { countryCode: 'US', documentType: 'passport', imageUrl, cropOnly: true, beside: true };
  const { report } = (await customer.process(wanted)).json<ProcessedPhoto>();
  expect(report.checks.find(({ id }) => id === 'edits-allowed')).toMatchObject({
    verdict: 'fail',
    advice: 'edits-allowed.background',
  });
});

async function editedFileFor(countryCode: string): Promise<Buffer> {
  const wanted = { countryCode, documentType: 'passport', imageUrl, cropOnly: false, beside: true };
  const { photoId, state } = (await customer.process(wanted)).json<ProcessedPhoto>();
  if (state === 'preview') await unlock(photoId);
  return fileOf(photoId);
}

function faultsOf(checks: readonly Check[]): Faults {
  return {
    verdict: overallVerdict(checks),
    failed: judgedAs('fail', checks),
    undetermined: judgedAs('undetermined', checks),
  };
}

async function unlock(photoId: string): Promise<void> {
  const payload = { despiteFailedChecks: true };
  await customer.call({ ...requestLine('unlockPhoto', { params: { photoId } }), payload });
}

async function faultsOfGallery(photoId: string): Promise<Faults> {
  const answer = await customer.call(requestLine('getPhotoReport', { params: { photoId } }));
  return faultsOf(answer.json().report.checks);
}

async function faultsOfResource(photoId: string): Promise<Faults> {
  return faultsOfAnswer((await program.ask('v1GetPhoto', { params: { photoId } })).json());
}

async function faultsOfApi(document: object, { cropOnly = false } = {}): Promise<Faults> {
  const payload = { ...document, cropOnly, acknowledge };
  const made = await program.ask('v1MakePhotoOfOriginal', { params: { originalId }, payload });
  expect([made.statusCode, made.json().code]).toEqual([201, undefined]);
  return faultsOfAnswer(made.json());
}

interface AnswerWithFaults {
  verdict: string;
  failedChecks: string[];
  undeterminedChecks: string[];
}

function faultsOfAnswer({ verdict, failedChecks, undeterminedChecks }: AnswerWithFaults): Faults {
  return { verdict, failed: failedChecks, undetermined: undeterminedChecks };
}

async function faultsOfEvent(photoId: string): Promise<Faults> {
  const events = () => desk.received.map(({ body }) => JSON.parse(body).data);
  const found = await vi.waitUntil(() => events().find((data) => data.photoId === photoId), inGoodTime);
  return faultsOfAnswer(found);
}

async function faultsOfBulk(): Promise<Map<string, Faults>> {
  const documents = countries.map((countryCode) => ({ countryCode, documentType: 'passport' }));
  const begun = await customer.call({
    ...requestLine('createBatch'),
    payload: { documents, cropOnly: false },
  });
  const ofBatch = { params: { batchId: begun.json().batch.batchId } };
  const form = formOf([{ name: 'file', fileName: 'portrait.jpg', content: portrait }]);
  const { batch } = (await customer.call({ ...requestLine('addToBatch', ofBatch), ...form })).json();
  const payload = { action: 'start', acknowledge: batch.mustAcknowledge };
  await customer.call({ ...requestLine('changeBatch', ofBatch), payload });
  const look = async () => {
    const seen: { batch: Batch; files: BatchFile[] } = (
      await customer.call(requestLine('getBatch', ofBatch))
    ).json();
    return seen.batch.state === 'done' ? seen.files : null;
  };
  const [file] = (await vi.waitUntil(look, inGoodTime))!;
  return new Map(
    file!.items.map(({ countryCode, photo }) => [countryCode, judged(photo!.failed, photo!.undetermined)]),
  );
}

function judged(failed: readonly string[], undetermined: readonly string[]): Faults {
  const verdict = failed.length > 0 ? 'fail' : undetermined.length > 0 ? 'undetermined' : 'pass';
  return { verdict, failed, undetermined };
}

async function faultsOfCommand(
  wanted: readonly string[],
  edits: '--full-edit' | '--crop-only',
): Promise<Map<string, Faults>> {
  const options = [...passportsOf(wanted), edits, '--json', '--out', `made${edits}`];
  const out = await vesika('make', 'class/portrait.jpg', ...options);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return new Map(lines.map(({ countryCode, report }) => [countryCode, faultsOf(report.checks)]));
}

async function faultsOfBatchCommand(): Promise<Map<string, Faults>> {
  await vesika(
    'batch',
    'class',
    ...passportsOf(countries),
    '--full-edit',
    '--acknowledge',
    acknowledge.join(','),
    '--engines',
    '1',
    '--out',
    'batch',
  );
  const rows = JSON.parse(await readFile(join(folder, 'batch/report.json'), 'utf8'));
  return new Map(
    rows.map(({ document, failed, undetermined }: { document: string; failed: []; undetermined: [] }) => [
      document.slice(0, 2).toUpperCase(),
      judged(failed, undetermined),
    ]),
  );
}

const bin = fileURLToPath(new URL('../../../packages/cli/bin/vesika.mjs', import.meta.url));
const passportsOf = (wanted: readonly string[]) =>
  wanted.flatMap((countryCode) => ['--for', `${countryCode}:passport`]);

function vesika(...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [bin, ...args], { cwd: folder, maxBuffer: 2 ** 26 }, (_, out) => resolve(out));
  });
}

/** The titles of everything that did not pass, as a person reads them. */
async function titlesOf(checks: readonly Check[]): Promise<string[]> {
  const words = reportWords(await createTranslator('en'), 'en');
  return checks.filter(({ verdict }) => verdict !== 'pass').map((check) => words.title(check));
}

async function linesOfCertificate(photoId: string): Promise<string[]> {
  const [row] = await desk.service.db.select().from(userPhotos).where(eq(userPhotos.id, photoId));
  const { countryCode, documentType } = row!;
  const rules = rulesVersionOf(findRequirement({ countryCode, documentType })!.requirement);
  const { checks } = await certificateWords({
    row: row!,
    photo: Buffer.alloc(0),
    rules,
    checkedOn: null,
    language: 'en',
  });
  return checks.filter(({ verdict }) => verdict !== 'pass').map(({ name }) => name);
}

async function linesOfMail(photoId: string): Promise<string[]> {
  const payload = { language: 'en' };
  const sent = await customer.call({ ...requestLine('mailPhoto', { params: { photoId } }), payload });
  expect(sent.json()).toEqual({ sentTo: customer.email });
  const mails = await readOutbox(join(desk.service.dataDir, 'outbox'));
  const { text } = mails.find(({ subject }) => subject.startsWith('Your photo: '))!;
  return [...text.matchAll(/^(?:Failed|Not sure): (.+)$/gm)].map(([, title]) => title!);
}

async function fileOf(photoId: string): Promise<Buffer> {
  const { files } = (await program.ask('v1GetPhoto', { params: { photoId } })).json();
  return (await desk.service.app.inject(new URL(files[0].url).pathname + new URL(files[0].url).search))
    .rawPayload;
}

async function faultsOfCheckPage(document: object, file: Buffer): Promise<Faults> {
  return faultsOf(await checksOfCheckPage(document, file));
}

function headHeightMmOf(checks: readonly Check[]): number {
  return checks.find(({ id }) => id === 'head-height')?.value ?? Number.NaN;
}

async function checksOfCheckPage(document: object, file: Buffer): Promise<readonly Check[]> {
  const { imageUrl } = (await customer.upload(pictureForm(file))).json();
  const payload = { ...document, imageUrl };
  const { check } = (await customer.call({ ...requestLine('checkPhoto'), payload })).json<CheckedPhoto>();
  if (check.meaning !== 'finished') throw new Error('taken for an original');
  return check.report.checks;
}

async function faultsOfCheckApi(document: Record<string, string>, file: Buffer): Promise<Faults> {
  const fields = Object.entries(document).map(([name, value]) => ({ name, value }));
  const form = formOf([...fields, { name: 'file', fileName: 'photo.jpg', content: file }]);
  return faultsOf((await program.ask('v1CheckPhoto', form)).json().checks);
}
