import type { LoaderFunctionArgs } from 'react-router';
import { LegalArticle } from '../../features/legal/article/legal-article.tsx';
import { loadText } from '../../features/legal/text/load-text.server.ts';
import type { Text } from '../../features/legal/text/text.ts';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['legal'] };

export async function loader({ context }: LoaderFunctionArgs) {
  return { text: await loadText('privacy', context), operator: context.facts.operator };
}

export default function Page({ loaderData }: { loaderData: { text: Text } }) {
  return <LegalArticle text={loaderData.text} seed="privacy" />;
}
