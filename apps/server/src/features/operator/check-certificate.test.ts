import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolders } from '../../testing/temporary-folders.ts';
import { checkCertificate } from './check-certificate.ts';

const temporaryFolder = temporaryFolders();

/** Serves with a certificate that no authority signed. */
async function serveSelfSigned() {
  const folder = await temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '90'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject];
  await promisify(execFile)('openssl', made);
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }, (_, reply) =>
    reply.end(),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: new URL(`https://localhost:${(server.address() as AddressInfo).port}`) };
}

it('an address that does not answer has no certificate', async () => {
  const { server, url } = await serveSelfSigned();
  expect(await checkCertificate(url, new Date())).toBe('invalid');
  server.close();
  await once(server, 'close');
  expect(await checkCertificate(url, new Date())).toBe('unreachable');
});
