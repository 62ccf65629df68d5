import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead: string;
  mark?: ReactNode;
  children: ReactNode;
}

export function Section({ title, lead, mark, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="grid content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {mark}
        </div>
        <p className="max-w-[52ch] text-sm text-ink-soft">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
