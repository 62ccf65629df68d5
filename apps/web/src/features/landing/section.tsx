import type { ReactNode } from 'react';
import { Heading } from '../../components/heading.tsx';

interface SectionProps {
  id: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

export function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-6 pt-10 sm:pt-24">
      <Heading level="h2" id={`${id}-title`} className="max-w-[24ch] text-xl font-bold sm:text-3xl">
        {heading}
      </Heading>
      {lead && <p className="mt-2.5 max-w-[60ch] text-ink-soft max-sm:text-sm">{lead}</p>}
      {children}
    </section>
  );
}
