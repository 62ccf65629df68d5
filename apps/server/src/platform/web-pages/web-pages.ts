import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fallbackLanguage } from '@vesika/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../errors/error-code.ts';
import { ServiceError } from '../errors/service-error.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { openPageRenderer, type PageRendererOptions, type RenderedPage } from './page-renderer.ts';
import { currencyOfRequest, languageOfRequest } from './visitor-preferences.ts';

interface WebPagesOptions extends PageRendererOptions {
  apiOnly: boolean;
}

export async function serveWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const { folder, apiOnly } = options;
  const clientFolder = join(folder, 'client');
  await serveAssets(app, clientFolder, apiOnly ? [] : await filesOf(clientFolder), options);
  const renderer = apiOnly ? undefined : await openPageRenderer(options);

  // The service worker answers when a phone shares a photo; where there is none, the wizard opens without it.
  if (!apiOnly) app.post('/share', async (_request, reply) => reply.redirect('/create', 303));

  app.setNotFoundHandler(async (request, reply) => {
    if (apiOnly || !isPageRequest(request)) throw new ServiceError('route-not-found');
    if (!renderer) throw new ServiceError(isBrowser(request) ? 'web-build-missing' : 'route-not-found');
    const path = pathOf(request.url);
    const forMachines = isForMachines(path);
    const language = forMachines ? fallbackLanguage : languageOfRequest(request);
    const currency = forMachines ? 'EUR' : currencyOfRequest(request, language);
    reply.header('vary', forMachines ? 'accept-encoding' : 'accept-encoding, accept-language, cookie');
    return send(request, reply, await renderer.render({ path, language, currency }));
  });
  if (!renderer && !apiOnly) app.log.warn('the pages have not been built: run `npm start`');
}

function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.header('cache-control', 'no-cache').headers(page.headers);
  if (page.headers.location) reply.header('location', movedTo(page.headers.location, request.url));
  const isKnown = page.status === 200 && request.headers['if-none-match'] === page.headers.etag;
  if (isKnown) return reply.code(304).send();
  const gzipped = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? page.gzipped : undefined;
  if (gzipped) reply.header('content-encoding', 'gzip');
  return reply.code(page.status).send(gzipped ?? page.body);
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

function isForMachines(path: string): boolean {
  return /^\/(sitemap\.xml|robots\.txt|og\/.+\.png)$/.test(path);
}

/** Everybody gets pages, because messengers and monitors accept anything or say nothing. */
function isPageRequest({ method, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !/^\/(api|auth\/v1|files)(\/|$)/.test(pathOf(url));
}

function isBrowser({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Keeps the query in a redirect, because the rendered page is cached without it. */
function movedTo(location: string, url: string): string {
  const search = url.slice(pathOf(url).length);
  return location.includes('?') ? location : location + search;
}

const asset = { config: { evenWhenBusy: true } } as const;

async function filesOf(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      );
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Only workers that run nets or decode HEIC may compile WebAssembly; a worker has the policy of its own file, not the page's. */
const compilesWasm = /^assets\/(live|fit-upload)\.worker-[\w-]+\.js$/;
const wasmSource = 'wasm-unsafe-eval';

/** One route per file, so that an unknown name never reaches the disk. */
async function serveAssets(
  app: FastifyInstance,
  folder: string,
  assets: string[],
  { https }: Pick<WebPagesOptions, 'https'>,
): Promise<void> {
  if (assets.length === 0) return;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });
  const compressed = new Set(assets.filter((file) => /\.(br|gz)$/.test(file)));
  for (const file of assets.filter((each) => !compressed.has(each))) {
    app.get(`/${file}`, asset, (_request, reply) => {
      const immutable = file.startsWith('assets/');
      if (compilesWasm.test(file)) {
        reply.header('content-security-policy', contentSecurityPolicy([wasmSource], { https }));
      }
      return reply.sendFile(file, { maxAge: immutable ? '365d' : '1h', immutable });
    });
  }
}
