import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { PublicPage } from './public-page.tsx';

interface ArticlePageProps {
  title: string;
  description: string;
  lead: ReactNode;
  seed: string;
  structuredData?: readonly object[];
  children: ReactNode;
}

/** A public page directly below the home page that is read like an article. */
export function ArticlePage({ lead, seed, children, ...head }: ArticlePageProps) {
  return (
    <PublicPage
      {...head}
      crumbs={[{ name: head.title }]}
      rosette={{
        seed,
        className:
          '-end-44 -top-64 size-[27rem] opacity-[0.1] sm:-end-56 sm:-top-96 sm:size-[42rem] dark:opacity-[0.14]',
      }}
    >
      <header className="mt-6 mb-8 sm:mt-10 sm:mb-12">
        <Heading level="h1" className="text-[1.75rem] font-bold sm:text-5xl">
          {head.title}
        </Heading>
        <div className="mt-3 max-w-[60ch] text-ink-soft sm:text-lg">{lead}</div>
      </header>
      {children}
    </PublicPage>
  );
}
