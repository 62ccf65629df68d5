import { type ComponentProps, useId } from 'react';
import { Heading } from './heading.tsx';

interface TitledSectionProps extends ComponentProps<'section'> {
  title: string;
  level?: 'h2' | 'h3' | 'h4';
  headingClass?: string;
}

/** A section that its heading names, also to a screen reader. */
export function TitledSection({
  title,
  level = 'h2',
  headingClass = 'text-2xl font-bold',
  children,
  ...section
}: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...section}>
      <Heading level={level} id={id} className={headingClass}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
