import { useEffect, useRef } from 'react';
import { Icon } from '../../../components/icon.tsx';

const looks = {
  pass: { icon: 'check', colour: 'text-pass' },
  fail: { icon: 'cross', colour: 'text-fail' },
  unsure: { icon: 'question', colour: 'text-unsure' },
} as const;

export function Headline({ mark, children }: { mark: keyof typeof looks; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { icon, colour } = looks[mark];
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
