import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkedDocument, withStoredDocuments } from './stored-document.ts';

const variant = 'own-3500x4500-bwhite';
const requested = { country: 'own', document: '4f6d2b1a' };
const server = createServer(({ url, headers }, response) => {
  const isKnown = url === '/api/v1/own-documents/4f6d2b1a' && headers.authorization === 'Bearer vk';
  response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ use: { variant } }));
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('a document that an account keeps', () => {
  it('is fetched from the service; others stay as they are', async () => {
    const passport = { country: 'DE', document: 'passport' };
    expect(await withStoredDocuments([passport, requested], { url, key: 'vk' })).toEqual([
      passport,
      { country: 'ZZ', document: 'other', variant },
    ]);
  });

  it('needs an address and a key', async () => {
    await expect(withStoredDocuments([requested], {})).rejects.toThrow('is kept by an account');
  });

  it('says what the service answered, or that there is none', async () => {
    await expect(withStoredDocuments([requested], { url, key: 'wrong' })).rejects.toThrow('answered 404');
    const nowhere = { url: 'http://127.0.0.1:9', key: 'vk' };
    await expect(withStoredDocuments([requested], nowhere)).rejects.toThrow('can’t be reached');
  });
});

it('reads a share link, and nothing else', () => {
  const link = `https://vesika.example/create?country=ZZ&document=other&variant=${variant}`;
  expect(linkedDocument(link)).toEqual({ country: 'ZZ', document: 'other', variant });
  expect(linkedDocument('https://vesika.example/create?country=DE')).toBeNull();
  expect(linkedDocument('DE:passport')).toBeNull();
});
