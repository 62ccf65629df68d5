import { isLanguage } from '@vesika/messages';
import type { LoaderFunctionArgs } from 'react-router';
import { languageCookieText } from '../shell/i18n/storage-key.ts';
import { plainPath } from '../shell/routing/site-path.ts';

export function loader({ request, params }: LoaderFunctionArgs) {
  const language = params.lang ?? '';
  if (!isLanguage(language)) throw new Response(null, { status: 404 });
  const headers = {
    location: plainPath(new URL(request.url).pathname),
    'set-cookie': languageCookieText(language),
  };
  return new Response(null, { status: 302, headers });
}
