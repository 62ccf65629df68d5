import { type ReactNode, useId } from 'react';
import { PageTitle } from '../../components/page-title.tsx';

/** Names a page of the desk. */
export function DeskTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <PageTitle page={title} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold">{title}</h1>
        {lead && <p className="max-w-[60ch] text-ink-soft">{lead}</p>}
      </header>
    </>
  );
}

interface DeskSectionProps {
  title: string;
  about?: string;
  children: ReactNode;
}

export function DeskSection({ title, about, children }: DeskSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {about && <p className="max-w-[60ch] text-ink-soft">{about}</p>}
      {children}
    </section>
  );
}
