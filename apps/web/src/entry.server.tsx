import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fallbackLanguage } from '@vesika/messages';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router';
import { deferScripts } from './shell/early/defer-scripts.ts';
import { serverTexts } from './shell/i18n/server-texts.ts';
import type { PageHandle } from './shell/routing/page-handle.ts';

/** Renders whole pages: they are kept and served many times, so nothing is gained by streaming them. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const texts = await serverTexts(loadContext.language ?? fallbackLanguage);
  const html = await renderWhole(
    <I18nextProvider i18n={texts}>
      <ServerRouter context={routerContext} url={request.url} />
    </I18nextProvider>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  if (isUnlisted(routerContext)) headers.set('x-robots-tag', 'noindex');
  return new Response(deferScripts(html), { status, headers });
}

function isUnlisted({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  return handles.some((handle) => (handle as PageHandle | undefined)?.unlisted);
}

function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
