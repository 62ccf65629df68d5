import { Chevron } from './chevron.tsx';
import type { FaqItem } from './structured-data.ts';

export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="border-y border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="border-line not-first:border-t">
          <summary className="flex min-h-11 list-none sm:min-h-14 items-center justify-between gap-6 py-2 font-medium sm:py-3 hover:text-stamp [&::-webkit-details-marker]:hidden">
            <h3 className="font-text text-base leading-snug tracking-normal">{question}</h3>
            <Chevron className="text-ink-soft" />
          </summary>
          <p className="max-w-[65ch] pb-5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
