import { type ComponentProps, type ReactNode, useId } from 'react';

interface TitledSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  level?: 'h2' | 'h3';
  headingClass?: string;
}

/** A section that its heading names, also to a screen reader. */
export function TitledSection({
  title,
  level: Heading = 'h2',
  headingClass,
  children,
  ...section
}: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...section}>
      <Heading id={id} className={headingClass}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
