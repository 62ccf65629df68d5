/** Tests the MCP server as an assistant starts it: as a process, over the protocol, against the running service. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../../testing/program.ts';
import { jpegTelling, openTestService, type TestService } from '../../testing/test-service.ts';

const bin = join(import.meta.dirname, '../../../../../packages/mcp/bin/vesika-mcp.mjs');
let service: TestService;
let assistant: Client;
let folder: string;
let portrait: string;

beforeAll(async () => {
  service = await openTestService();
  await service.untilReady();
  const url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  const customer = await service.customer();
  await service.giveCredits(customer, 'business-eur');
  const { secret } = await programOf(service, customer);
  folder = join(service.dataDir, 'photos');
  await mkdir(folder);
  portrait = join(service.dataDir, 'selfie.jpg');
  await writeFile(portrait, jpegTelling('photo'));
  assistant = await connect({ VESIKA_URL: url, VESIKA_KEY: secret });
});
afterAll(async () => {
  await assistant.close();
  await service.close();
});

async function connect(env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const path = { PATH: process.env.PATH ?? '' };
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin], env: { ...path, ...env } }),
  );
  return client;
}

async function use(name: string, given: Record<string, unknown> = {}) {
  const answer = await assistant.callTool({ name, arguments: given });
  const [text] = answer.content as { text: string }[];
  return { isError: answer.isError === true, told: JSON.parse(text!.text) };
}

const passport = { countryCode: 'BE', documentType: 'passport' };

describe('the MCP server', () => {
  it('names itself and its tools, with what they take', async () => {
    expect(assistant.getServerVersion()).toMatchObject({ name: 'vesika' });
    const { tools } = await assistant.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['find_documents', 'get_requirements', 'check_photo', 'make_photo', 'get_credits'],
    ]);
    const making = tools.find(({ name }) => name === 'make_photo')!;
    expect(making.inputSchema.required).toEqual(['folder', 'countryCode', 'documentType']);
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([making]);
  });

  it('finds a document and returns its requirements', async () => {
    const { told: found } = await use('find_documents', { search: 'Belgien' });
    expect(found.documents).toContainEqual(expect.objectContaining(passport));
    const { told } = await use('get_requirements', passport);
    expect(told).toMatchObject({ ...passport, size: { widthMm: 35, heightMm: 45 } });
  });

  it('finds a document by country and kind, and refuses arguments that it does not know', async () => {
    const { told } = await use('find_documents', { search: 'Belçika pasaport' });
    expect(told.documents[0]).toMatchObject(passport);
    const [text] = (await assistant.callTool({ name: 'find_documents', arguments: { query: 'Belgium' } }))
      .content as { text: string }[];
    expect(text!.text).toMatch(/query/);
    expect(text!.text).toMatch(/unrecognized/i);
  });

  it('checks a picture', async () => {
    const { told } = await use('check_photo', { file: portrait, ...passport });
    expect(told).toMatchObject({ ...passport, verdict: 'pass' });
  });

  it('makes a photo for a credit and saves its files', async () => {
    const { told } = await use('make_photo', { file: portrait, folder, ...passport });
    expect(told).toMatchObject({ ...passport, status: 'finished', verdict: 'pass', notPassed: [] });
    expect(told.saved).toHaveLength(2);
    expect((await readdir(folder)).map((name) => join(folder, name)).sort()).toEqual(told.saved.sort());
    for (const path of told.saved) expect((await readFile(path)).length).toBeGreaterThan(0);
    expect((await use('get_credits')).told).toMatchObject({ creditsRemaining: 49 });
  });

  it('makes none for a document whose office takes the photo itself, until the person accepts that', async () => {
    const refusing = { countryCode: 'DE', documentType: 'passport' };
    const { isError, told } = await use('make_photo', { file: portrait, folder, ...refusing });
    expect([isError, told.code]).toEqual([true, 'acknowledgement-missing']);
    const accepted = { file: portrait, folder, ...refusing, acknowledge: ['own-photo-refused'] };
    expect((await use('make_photo', accepted)).told).toMatchObject(refusing);
  });

  it('uses no credit if there is no folder to save in, or no such file', async () => {
    const before = (await use('get_credits')).told;
    const nowhere = await use('make_photo', { file: portrait, folder: join(folder, 'none'), ...passport });
    const nothing = await use('make_photo', { file: join(folder, 'none.jpg'), folder, ...passport });
    expect([nowhere.isError, nothing.isError]).toEqual([true, true]);
    expect((await use('get_credits')).told).toEqual(before);
  });
});

it('says on standard error which setting is missing', async () => {
  await expect(connect({})).rejects.toThrow();
});
