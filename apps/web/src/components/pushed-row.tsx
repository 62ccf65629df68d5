import type { ReactNode } from 'react';

interface PushedRowProps {
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

export function PushedRow({ labelledBy, className = '', children }: PushedRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields are in it
    <div
      role="group"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className={`relative -mx-4 snap-x scroll-px-4 overflow-x-auto px-4 pb-2 sm:mx-0 sm:overflow-visible sm:px-0 ${className}`}
    >
      {children}
    </div>
  );
}
