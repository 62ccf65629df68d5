/**
 * `npm run requirements -- --verify [COUNTRY...]` fetches every page that the records cite, and the authorities' own, and
 * says of each whether what we took from it is still there. It writes what to review to build/verify/review.md.
 *
 * Out: a line per page; exit status 1 if a page changed or is gone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allRequirements } from '@vesika/requirements';
import { isPublicAddress } from '../apps/server/src/platform/outbound/allowed-addresses.ts';
import { citedPages } from './verify/cited-pages.ts';
import { createPoliteFetch } from './verify/polite-fetch.ts';
import { reviewList } from './verify/review-list.ts';
import { type Verified, verifyPage } from './verify/verify-page.ts';

const countries = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const records = allRequirements().filter(
  ({ countryCode }) => countries.length === 0 || countries.includes(countryCode),
);
const fetchPage = createPoliteFetch({
  isAllowed: isPublicAddress,
  allowHttp: true,
  accept: 'text/html, application/pdf;q=0.9, */*;q=0.5',
  bytesMax: 20_000_000,
});
const pages = citedPages(records);
const verified: Verified[] = [];
// Eight pages at a time keep the politeness per host, which fetchPage sees to, from making the run last hours.
await Promise.all(
  Array.from({ length: 8 }, async () => {
    for (let page = pages.shift(); page; page = pages.shift()) {
      const one = await verifyPage(page, fetchPage);
      verified.push(one);
      console.log([one.outcome, 'why' in one ? one.why : '', one.page.address].join('\t'));
    }
  }),
);
const folder = join(import.meta.dirname, '../build/verify');
await mkdir(folder, { recursive: true });
const list = join(folder, 'review.md');
await writeFile(list, reviewList(verified, new Date().toISOString().slice(0, 10)));
console.log(`wrote ${list}`);
process.exitCode = verified.some(({ outcome }) => outcome === 'changed' || outcome === 'gone') ? 1 : 0;
