import { requestLine } from '@vesika/contract';
import { formOf } from '../../../apps/server/src/testing/form.ts';
import { sharedBodyZip } from '../../../apps/server/src/testing/zip.ts';
import { type Answer, ask, jsonOf } from '../ask.ts';
import type { Family, HostileCase } from '../hostile-case.ts';
import { buy, openPerson, type Person } from '../person.ts';

const unsafe = ['422 archive-unsafe'];

/** ZIP files of a batch that inflate to far more than was sent. Each is refused by its directory. */
export const archives: Family = {
  name: 'archives',
  cases: async ({ url }) => {
    const person = await openPerson(url);
    await buy(url, person.headers, 'business-eur');
    return [
      zip(person, 'of 100 entries over one body of 9 MB', sharedBodyZip(Buffer.alloc(9 * 2 ** 20), 100)),
      zip(person, 'of 500 entries over one body of 1 MB', sharedBodyZip(Buffer.alloc(2 ** 20), 500)),
      zip(person, 'of two entries over one small body', sharedBodyZip(Buffer.from('a photo'), 2)),
    ];
  },
};

function zip({ headers }: Person, what: string, content: Buffer): HostileCase {
  return {
    what: `a ZIP ${what}`,
    expected: unsafe,
    withinMs: 2000,
    send: async ({ url }): Promise<Answer> => {
      const body = { documents: [{ countryCode: 'DE', documentType: 'passport' }] };
      const begun = await ask(url, { ...requestLine('createBatch'), headers, body });
      const { batch } = jsonOf<{ batch: { batchId: string } }>(begun);
      const form = formOf([{ name: 'file', fileName: 'all.zip', content }]);
      return ask(url, {
        ...requestLine('addToBatch', { params: { batchId: batch.batchId } }),
        headers: { ...headers, ...form.headers },
        body: form.payload,
      });
    },
  };
}
