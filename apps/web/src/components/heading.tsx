import type { ComponentProps } from 'react';
import { Phrases } from '../shell/i18n/phrases.tsx';

interface HeadingProps extends ComponentProps<'h2'> {
  level: 'h1' | 'h2' | 'h3' | 'h4';
  children: string;
}

/** A heading that breaks between words in every language. */
export function Heading({ level: Level, children, ...heading }: HeadingProps) {
  return (
    <Level {...heading}>
      <Phrases>{children}</Phrases>
    </Level>
  );
}
