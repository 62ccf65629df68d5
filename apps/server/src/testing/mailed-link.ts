import type { FastifyInstance } from 'fastify';

/** Opens the page behind a mailed link as a browser does, and presses its button. */
export async function pressMailedLink(
  app: FastifyInstance,
  link: string,
  cookies: Record<string, string> = {},
) {
  const { pathname, search } = new URL(link);
  const page = await app.inject(pathname + search);
  const [, action = ''] = /action="([^"]*)"/.exec(page.body) ?? [];
  const inputs = page.body.matchAll(/name="(\w+)" value="([^"]*)"/g);
  const form = new URLSearchParams();
  for (const [, name, value] of inputs) form.set(name!, value!.replaceAll('&amp;', '&'));
  return app.inject({
    method: 'POST',
    cookies,
    url: action,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
}
