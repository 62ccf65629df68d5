import type { Verdict } from '@vesika/report';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { verdictStyles } from '../../../report/verdict-mark.tsx';

export function Headline({ verdict, children }: { verdict: Verdict; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { icon, colour } = verdictStyles[verdict];
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      id="check-verdict"
      className="flex items-start gap-3 text-xl leading-snug font-semibold outline-none sm:text-2xl"
    >
      <Icon name={icon} className={`mt-1 shrink-0 ${colour}`} />
      {children}
    </h2>
  );
}
