import type { ReactNode } from 'react';
import { Heading } from '../../../components/heading.tsx';

interface GuideSectionProps {
  id: string;
  title: string;
  number?: string;
  children: ReactNode;
}

export function GuideSection({ id, title, number, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      {number !== undefined && (
        <p className="font-mono text-sm font-semibold text-stamp" aria-hidden="true">
          {number}
        </p>
      )}
      <Heading level="h2" id={`${id}-title`} className="text-2xl font-bold">
        {title}
      </Heading>
      {children}
    </section>
  );
}
