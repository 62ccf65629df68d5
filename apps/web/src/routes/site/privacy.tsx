import type { LoaderFunctionArgs } from 'react-router';
import { LegalArticle } from '../../features/legal/article/legal-article.tsx';
import { privacyPolicy } from '../../features/legal/documents/privacy.ts';
import { useServiceFacts } from '../../features/legal/texts/use-service-facts.ts';
import type { PageHandle } from '../../routing/page-handle.ts';

export const handle: PageHandle = { texts: ['legal', 'payments', 'account'] };

export const loader = ({ context }: LoaderFunctionArgs) => context.facts;

export default function Page() {
  return <LegalArticle {...privacyPolicy(useServiceFacts())} />;
}
