import type { CrawledPage } from './crawl-pages.ts';
import { eachAtOnce } from './each-at-once.ts';
import type { Fault } from './page-faults.ts';
import type { Site } from './site.ts';

const ogSizePx = { width: 1200, height: 630 };

/** Fetches each script, style, font and picture once, and checks the size of each sharing picture. */
export async function resourceFaults(site: Site, pages: readonly CrawledPage[]): Promise<Fault[]> {
  const resources = firstUses(pages, (page) => page.facts.resources);
  const pictures = firstUses(pages, (page) => page.facts.pictures);
  const answers = await Promise.all([
    eachAtOnce(resources, 8, async ([url, address]) => {
      if (!url.startsWith(site.origin)) return { address, rule: 'foreign resource', detail: url };
      const { status } = await drained(await site.fetch(url));
      return status === 200 ? undefined : { address, rule: 'resource', detail: `${status} ${url}` };
    }),
    eachAtOnce(pictures, 4, async ([url, address]) => {
      const response = await site.fetch(url);
      const detail = pictureProblem(response, Buffer.from(await response.arrayBuffer()));
      return detail === undefined ? undefined : { address, rule: 'og:image', detail: `${detail} ${url}` };
    }),
  ]);
  return answers.flat().filter((fault) => fault !== undefined);
}

/** Maps each address to the first page that uses it. */
function firstUses(
  pages: readonly CrawledPage[],
  addressesOf: (page: CrawledPage) => readonly string[],
): [string, string][] {
  const uses = new Map<string, string>();
  for (const page of pages) {
    for (const href of addressesOf(page)) {
      const { href: url, protocol } = new URL(href, page.address);
      if (protocol !== 'data:' && !uses.has(url)) uses.set(url, page.address);
    }
  }
  return [...uses];
}

async function drained(response: Response): Promise<Response> {
  await response.arrayBuffer();
  return response;
}

/** Reads width and height from the first chunk of a PNG. */
function pictureProblem({ status, headers }: Response, picture: Buffer): string | undefined {
  if (status !== 200) return String(status);
  if (headers.get('content-type') !== 'image/png') return `is ${headers.get('content-type')}`;
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  const isRight = width === ogSizePx.width && height === ogSizePx.height;
  return isRight ? undefined : `measures ${width} x ${height} px`;
}
