import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Currency, HumanCheckOffer, Package, ServiceFacts } from '@vesika/contract';
import type { Language } from '@vesika/messages';
import type { DocumentType } from '@vesika/requirements';
import type { Clock } from '../clock/clock.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

interface PageRenderer {
  render(wanted: WantedPage): Promise<RenderedPage>;
}

interface WantedPage {
  path: string;
  language: Language;
  currency: Currency;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  gzipped: Buffer | undefined;
}

export interface PageRendererOptions {
  folder: string;
  https: boolean;
  publicUrl: string | undefined;
  facts: ServiceFacts;
  photoSeconds: () => number | null;
  listPackages: () => Promise<Package[]>;
  findHumanCheck: () => Promise<HumanCheckOffer | null>;
  findInactive: () => Promise<(document: { countryCode: string; documentType?: DocumentType }) => boolean>;
  findNotes: () => Promise<(place: string, language: Language) => string | undefined>;
  /** The answers of people for a document; null while there are too few answers. */
  findAcceptance: () => Promise<(document: AnsweredDocument) => Acceptance | null>;
  clock: Clock;
}

interface AnsweredDocument {
  countryCode: string;
  documentType: DocumentType;
  variant: string;
}

interface Acceptance {
  accepted: number;
  answers: number;
}

interface WebBuild {
  render(request: Request, context: PageContext): Promise<Response>;
}

interface PageContext {
  language: Language;
  currency: Currency;
  siteUrl: string;
  facts: ServiceFacts;
  photoSeconds: number | null;
  listPackages: () => Promise<Package[]>;
  findHumanCheck: () => Promise<HumanCheckOffer | null>;
  isActive: (countryCode: string, documentType?: DocumentType) => boolean;
  noteOf: (place: string) => string | null;
  acceptanceOf: (document: AnsweredDocument) => Acceptance | null;
}

interface CachedPage {
  page: RenderedPage;
  cachedUntil: number;
}

const cachedPagesMax = 1500;
/** A changed price list or a disabled country shows on all pages after this time. */
const pageCacheSeconds = 5 * 60;

export async function openPageRenderer(options: PageRendererOptions): Promise<PageRenderer | undefined> {
  const entry = join(options.folder, 'server/index.js');
  if (!existsSync(entry)) return undefined;
  const build = (await import(pathToFileURL(entry).href)) as WebBuild;
  const cached = new Map<string, CachedPage>();

  async function render(wanted: WantedPage): Promise<RenderedPage> {
    const key = `${wanted.language} ${wanted.currency} ${wanted.path}`;
    const found = cached.get(key);
    const now = options.clock();
    if (found && now < found.cachedUntil) return found.page;
    const page = await renderNow(build, options, wanted);
    // There are endless addresses without a page, so they are not cached.
    if (page.status === 200) keep(key, { page, cachedUntil: now + 1000 * secondsToKeep(page) });
    return page;
  }

  function keep(key: string, page: CachedPage): void {
    cached.delete(key);
    const oldest = cached.keys().next().value;
    if (cached.size >= cachedPagesMax && oldest !== undefined) cached.delete(oldest);
    cached.set(key, page);
  }

  return { render };
}

function secondsToKeep({ headers }: RenderedPage): number {
  const [, seconds] = /\bmax-age=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
  return seconds === undefined ? pageCacheSeconds : Number(seconds);
}

async function renderNow(
  build: WebBuild,
  { https, publicUrl, facts, photoSeconds, listPackages, findHumanCheck, ...options }: PageRendererOptions,
  { path, language, currency }: WantedPage,
): Promise<RenderedPage> {
  const isInactive = await options.findInactive();
  const notes = await options.findNotes();
  const acceptanceOf = await options.findAcceptance();
  const context: PageContext = {
    language,
    currency,
    siteUrl: publicUrl ?? '',
    facts,
    photoSeconds: photoSeconds(),
    listPackages,
    findHumanCheck,
    isActive: (countryCode, documentType) =>
      !isInactive({ countryCode, ...(documentType && { documentType }) }),
    noteOf: (place) => notes(place, language) ?? null,
    acceptanceOf,
  };
  const response = await build.render(new Request(new URL(path, publicUrl ?? 'http://localhost')), context);
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(inlineScriptHashes(body.toString()), {
      https,
    });
  }
  headers.etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const isPicture = headers['content-type']?.startsWith('image/');
  const gzipped = isPicture ? undefined : await promisify(gzip)(body);
  return { status: response.status, headers, body, gzipped };
}

function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g)]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.attributes ?? ''))
    .map(({ groups }) => hash('sha256', groups?.code ?? '', 'base64'));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}
