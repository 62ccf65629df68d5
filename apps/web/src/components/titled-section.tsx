import { type ComponentProps, useId } from 'react';
import { Phrases } from '../i18n/phrases.tsx';

interface TitledSectionProps extends ComponentProps<'section'> {
  title: string;
  level?: 'h2' | 'h3' | 'h4';
  headingClass?: string;
}

/** A section that its heading names, also to a screen reader. */
export function TitledSection({
  title,
  level: Heading = 'h2',
  headingClass = 'text-2xl font-bold',
  children,
  ...section
}: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...section}>
      <Heading id={id} className={headingClass}>
        <Phrases>{title}</Phrases>
      </Heading>
      {children}
    </section>
  );
}
