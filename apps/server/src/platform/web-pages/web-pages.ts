import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { applicationPaths } from '@vesika/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

interface WebPagesOptions {
  /** What `react-router build` wrote. */
  folder: string;
  https: boolean;
  apiOnly: boolean;
}

const fallbackFile = '__spa-fallback.html';

/**
 * The pages: each prerendered one under its own route, without and with a slash at its end, and the shell
 * of the application for every other address a person opens, which shows the page or that there is none. Files with a hash in their name never change.
 */
export async function serveWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const files = options.apiOnly ? [] : await filesOf(options.folder);
  const pages = files.filter((file) => file.endsWith('.html') && file !== fallbackFile);
  const assets = files.filter((file) => !file.endsWith('.html'));
  const send = pageSender(options);

  for (const page of pages) app.get(routeOf(page), hidden, (_request, reply) => send(reply, page));
  await serveAssets(app, options.folder, assets);

  const shell = files.includes(fallbackFile) ? fallbackFile : pages.find((page) => page === 'index.html');
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request) || options.apiOnly) throw new ServiceError('route-not-found');
    if (!shell) throw new ServiceError('web-build-missing');
    return send(reply.code(isApplicationPath(request) ? 200 : 404), shell);
  });
  if (!shell && !options.apiOnly) app.log.warn('the pages have not been built: run `npm start`');
}

function isApplicationPath({ url }: FastifyRequest): boolean {
  const path = pathOf(url);
  return applicationPaths.some((known) => path === known || path.startsWith(`${known}/`));
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
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

/** `tr/pricing/index.html` is `/tr/pricing`. */
function routeOf(page: string): string {
  return `/${page.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Pages are read once: there are few of them, and their policy needs the hashes of their scripts. */
function pageSender({ folder, https }: WebPagesOptions) {
  const read = new Map<string, ReturnType<typeof load>>();
  const load = async (page: string) => {
    const html = await readFile(join(folder, page));
    const policy = contentSecurityPolicy(inlineScriptHashes(html.toString()), { https });
    return { html, gzipped: await promisify(gzip)(html), policy };
  };
  return async (reply: FastifyReply, page: string): Promise<FastifyReply> => {
    const loaded = read.get(page) ?? load(page);
    read.set(page, loaded);
    const { html, gzipped, policy } = await loaded;
    const takesGzip = /\bgzip\b/.test(String(reply.request.headers['accept-encoding']));
    if (takesGzip) reply.header('content-encoding', 'gzip');
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(takesGzip ? gzipped : html);
  };
}

/** One route per file: what is not there is not looked for on the disk. */
async function serveAssets(app: FastifyInstance, folder: string, assets: string[]): Promise<void> {
  if (assets.length === 0) return;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });
  const compressed = new Set(assets.filter((file) => /\.(br|gz)$/.test(file)));
  for (const file of assets.filter((each) => !compressed.has(each))) {
    app.get(`/${file}`, hidden, (_request, reply) => sendAsset(reply, file));
  }
}

function sendAsset(reply: FastifyReply, file: string): FastifyReply {
  const immutable = file.startsWith('assets/');
  const isData = file.endsWith('.data');
  if (isData) reply.type('text/x-script');
  return reply.sendFile(file, { contentType: !isData, maxAge: immutable ? '365d' : '1h', immutable });
}

/** Somebody opens an address, rather than a script that asks for data or a file. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  if (/^\/(api|files|assets)\//.test(path) || /\/\.|\.[a-z0-9]{1,8}$/i.test(path)) return false;
  return headers.accept?.includes('text/html') ?? false;
}
