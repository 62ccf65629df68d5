import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';

interface MarkedPortraitProps {
  verdict: 'right' | 'wrong';
  /** The verdict as a word, for users who do not see the mark. */
  word: string;
  name: string;
  children: ReactNode;
}

/** A drawn portrait with its verdict and a caption. */
export function MarkedPortrait({ verdict, word, name, children }: MarkedPortraitProps) {
  const right = verdict === 'right';
  return (
    <figure>
      {children}
      <figcaption className="mt-2 flex items-start gap-1.5 text-sm leading-snug">
        <Icon
          name={right ? 'check' : 'cross'}
          className={`mt-px shrink-0 ${right ? 'text-pass' : 'text-fail'}`}
        />
        <span className="min-w-0 wrap-anywhere hyphens-auto">
          <span className="sr-only">{word}: </span>
          {name}
        </span>
      </figcaption>
    </figure>
  );
}
