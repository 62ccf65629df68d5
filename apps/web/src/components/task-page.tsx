import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { PublicPage } from './public-page.tsx';

interface TaskPageProps {
  head: Record<'title' | 'description' | 'heading' | 'lead', string>;
  crumb: string;
  children: ReactNode;
}

/** A public page directly below the home page where a visitor does one thing. */
export function TaskPage({ head: { heading, lead, ...head }, crumb, children }: TaskPageProps) {
  return (
    <PublicPage {...head} crumbs={[{ name: crumb }]} className="pb-16">
      <Heading level="h1" className="mt-8 max-w-[24ch] text-3xl font-bold sm:text-5xl">
        {heading}
      </Heading>
      <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{lead}</p>
      {children}
    </PublicPage>
  );
}
