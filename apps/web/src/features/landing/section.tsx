import type { ReactNode } from 'react';
import { Phrases } from '../../i18n/phrases.tsx';

interface SectionProps {
  id: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-6 pt-10 sm:pt-24">
      <h2 id={`${id}-title`} className="max-w-[24ch] text-xl font-bold sm:text-3xl">
        <Phrases>{heading}</Phrases>
      </h2>
      {lead && <p className="mt-2.5 max-w-[60ch] text-ink-soft max-sm:text-sm">{lead}</p>}
      {children}
    </section>
  );
}
