import { linkSeconds, operations } from '@vesika/contract';
import { createSignedLinks } from '../../../apps/server/src/platform/storage/signed-links.ts';
import { privateKey, storageKey } from '../../../apps/server/src/platform/storage/storage-key.ts';
import { ask } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';

const refused = ['403 file-link-invalid', '400 request-invalid', '404 route-not-found', '404'];

/** Picture links that were altered, have expired, or leave the storage folder. */
export const links: Family = {
  name: 'signed links',
  cases: ({ owner, url, keys }) => {
    const { pathname, searchParams } = new URL(owner.fileUrl, url);
    const expires = searchParams.get('expires')!;
    const signature = searchParams.get('signature')!;
    const query = (changed: Record<string, string>) =>
      `${pathname}?${new URLSearchParams({ ...Object.fromEntries(searchParams), ...changed })}`;
    const root = operations.downloadFile.path.replace('*', '');
    const signed = `?expires=${expires}&signature=${signature}`;
    const signedAt = (ms: number) => createSignedLinks({ secret: keys.links, clock: () => ms });
    const key = storageKey(...pathname.slice(root.length).split('/'));
    return [
      requested(
        'whose signature has another letter',
        query({ signature: `${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}` }),
      ),
      requested('without a signature', `${pathname}?expires=${expires}`),
      requested('with an empty signature', query({ signature: '' })),
      requested('with a signature of 10 KB', query({ signature: 'A'.repeat(10_000) })),
      requested('with two signatures', `${pathname}${signed}&signature=${signature}`),
      requested('that holds a year longer', query({ expires: String(Number(expires) + 31_536_000) })),
      ...['-1', '0', 'NaN', '1e99', '0x7fffffff', '9'.repeat(400), 'Infinity', ' '].map((time) =>
        requested(`that holds until ${time.slice(0, 20)}`, query({ expires: time })),
      ),
      requested('to be saved under another name', query({ download: 'other.jpg' })),
      requested('to be saved under a name that is a header', query({ download: 'a\r\nSet-Cookie: a=b' })),
      requested('to be saved under a path', query({ download: '../../a.jpg' })),
      requested('to another picture', `${root}${key.replace(/.$/, 'x')}${signed}`),
      requested('to all of the owner', `${root}${key.split('/').slice(0, 2).join('/')}${signed}`),
      requested('to everything', `${root}${signed}`),
      ...[
        '../../etc/passwd',
        '..%2f..%2f..%2fetc%2fpasswd',
        '%2e%2e/%2e%2e/secrets/signing-key',
        '..%252f..%252fsecrets%252fsigning-key',
        '....//....//secrets/signing-key',
        '..\\..\\secrets\\signing-key',
        '%c0%ae%c0%ae/secrets/signing-key',
        '/etc/passwd',
        'photos//../../secrets/signing-key',
        'photos/%00/a.jpg',
        '.drafts/a',
        'file:///etc/passwd',
        `${'a/'.repeat(400)}a`,
      ].map((path) => requested(`to ${path.slice(0, 40)}`, `${root}${path}${signed}`)),
      requested(
        'signed by somebody else',
        createSignedLinks({ secret: Buffer.alloc(32, 1), clock: Date.now }).sign(key),
      ),
      requested('of yesterday', signedAt(Date.now() - 86_400_000).sign(key), ['403 file-link-expired']),
      requested('that ended a second ago', signedAt(Date.now() - (linkSeconds + 2) * 1000).sign(key), [
        '403 file-link-expired',
      ]),
      requested(
        'to what is not there',
        signedAt(Date.now()).sign(storageKey('photos', 'nobody', 'nothing.jpg')),
        ['404 file-not-found'],
      ),
      requested('to what no link may lead to', `${root}${privateKey(key, 'seen')}${signed}`),
    ];
  },
};

function requested(what: string, address: string, expected: readonly string[] = refused): HostileCase {
  return { what: `a link ${what}`, expected, send: ({ url }) => ask(url, { method: 'GET', url: address }) };
}
