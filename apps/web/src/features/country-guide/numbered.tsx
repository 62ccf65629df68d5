import { formatLimit } from '@vesika/messages';
import type { ReactNode } from 'react';
import { useGuideTexts } from './use-guide-texts.ts';

interface NumberedProps {
  id: string;
  heading: string;
  items: readonly { title: string; text: string }[];
  columns: string;
  children?: ReactNode;
}

/** Steps, or points in an order: a numeral, a line, a sentence. */
export function Numbered({ id, heading, items, columns, children }: NumberedProps) {
  const { language } = useGuideTexts();
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="text-2xl font-bold">
        {heading}
      </h2>
      {children}
      <ol className={`mt-6 grid gap-x-10 gap-y-7 ${columns}`}>
        {items.map(({ title, text }, index) => (
          <li key={title} className="border-t border-line-strong pt-3">
            <span className="font-mono text-sm text-stamp" aria-hidden="true">
              {formatLimit(language, index + 1, 'count')}
            </span>
            <h3 className="mt-1.5 text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
