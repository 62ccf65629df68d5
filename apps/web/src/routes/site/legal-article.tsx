import type { LoaderFunctionArgs } from 'react-router';
import { LegalArticle } from '../../features/legal/article/legal-article.tsx';
import { loadText } from '../../features/legal/text/load-text.server.ts';
import type { Text } from '../../features/legal/text/text.ts';
import type { PageHandle } from '../../shell/routing/page-handle.ts';

export const handle: PageHandle = { texts: ['legal'] };

const names = ['privacy', 'terms', 'refund-policy'] as const;

interface Loaded {
  name: string;
  text: Text;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const name = names.find((each) => pathname.includes(`/${each}`)) ?? 'privacy';
  return { name, text: await loadText(name, context), operator: context.facts.operator };
}

export default function Page({ loaderData: { name, text } }: { loaderData: Loaded }) {
  return <LegalArticle key={name} text={text} seed={name} />;
}
