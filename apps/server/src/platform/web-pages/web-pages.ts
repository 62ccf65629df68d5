import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fallbackLanguage } from '@vesika/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { openPageRenderer, type PageRendererOptions, type RenderedPage } from './page-renderer.ts';
import { languageOfRequest } from './visitor-language.ts';

interface WebPagesOptions extends PageRendererOptions {
  apiOnly: boolean;
}

/**
 * The pages, rendered in the visitor's language when they are asked for and kept for a while, and the files
 * of their build. Whatever has a hash in its name never changes.
 */
export async function serveWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const { folder, apiOnly } = options;
  const clientFolder = join(folder, 'client');
  await serveAssets(app, clientFolder, apiOnly ? [] : await filesOf(clientFolder));
  const renderer = apiOnly ? undefined : await openPageRenderer(options);

  app.setNotFoundHandler(async (request, reply) => {
    if (apiOnly || !wantsPage(request)) throw new ServiceError('route-not-found');
    if (!renderer) throw new ServiceError('web-build-missing');
    const path = pathOf(request.url);
    const forMachines = isForMachines(path);
    const language = forMachines ? fallbackLanguage : languageOfRequest(request);
    reply.header('vary', forMachines ? 'accept-encoding' : 'accept-encoding, accept-language, cookie');
    return send(request, reply, await renderer.render({ path, language }));
  });
  if (!renderer && !apiOnly) app.log.warn('the pages have not been built: run `npm start`');
}

function send(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.header('cache-control', 'no-cache').headers(page.headers);
  const isKnown = page.status === 200 && request.headers['if-none-match'] === page.headers.etag;
  if (isKnown) return reply.code(304).send();
  const gzipped = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? page.gzipped : undefined;
  if (gzipped) reply.header('content-encoding', 'gzip');
  return reply.code(page.status).send(gzipped ?? page.body);
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

/** What search engines and messengers read beside the pages, without language. */
function isForMachines(path: string): boolean {
  return /^\/(sitemap\.xml|robots\.txt|og\/.+\.png)$/.test(path);
}

/**
 * Somebody opens an address, the application asks for the data of a page, or a machine for what is made for
 * machines; nothing else is a page.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  if (/^\/(api|auth\/v1|files|assets)\//.test(path) || path.includes('/.')) return false;
  if (path.endsWith('.data') || isForMachines(path)) return true;
  return !/\.[a-z0-9]{1,8}$/i.test(path) && (headers.accept?.includes('text/html') ?? false);
}

const hidden = { schema: { hide: true } };

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
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** One route per file: what is not there is not looked for on the disk. */
async function serveAssets(app: FastifyInstance, folder: string, assets: string[]): Promise<void> {
  if (assets.length === 0) return;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });
  const compressed = new Set(assets.filter((file) => /\.(br|gz)$/.test(file)));
  for (const file of assets.filter((each) => !compressed.has(each))) {
    app.get(`/${file}`, hidden, (_request, reply) => {
      const immutable = file.startsWith('assets/');
      return reply.sendFile(file, { maxAge: immutable ? '365d' : '1h', immutable });
    });
  }
}
