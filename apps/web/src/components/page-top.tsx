import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface PageTopProps {
  title: string;
  lead?: string;
  className?: string;
  children?: ReactNode;
}

/** Names a page of a signed-in person, in the window's title too. */
export function PageTop({ title, lead, className = '', children }: PageTopProps) {
  return (
    <header className={`grid gap-2 ${className}`}>
      <PageTitle page={title} />
      <h1 className="text-3xl font-bold">{title}</h1>
      {lead && <p className="max-w-[60ch] text-ink-soft">{lead}</p>}
      {children}
    </header>
  );
}
