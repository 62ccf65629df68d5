import type { LoaderFunctionArgs } from 'react-router';
import { drawOgPicture } from '../../site/og-picture/draw-og-picture.server.tsx';
import { ogSubjectAt } from '../../site/og-picture/og-subject.server.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const subject = await ogSubjectAt(params['*'] ?? '', context);
  if (!subject) throw new Response(null, { status: 404 });
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    // Other sites embed the picture when a page is shared.
    'cross-origin-resource-policy': 'cross-origin',
  };
  return new Response(new Uint8Array(await drawOgPicture(subject)), { headers });
}
