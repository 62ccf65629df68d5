import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A part of the first page under its heading. */
export function Section({ id, heading, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pt-24 sm:pt-32">
      <h2 id={`${id}-title`} className="max-w-[24ch] text-3xl font-bold sm:text-4xl">
        {heading}
      </h2>
      {lead && <p className="mt-4 max-w-[60ch] text-ink-soft sm:text-lg">{lead}</p>}
      {children}
    </section>
  );
}
