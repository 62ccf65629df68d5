import { type ReactNode, useId } from 'react';

/** A part of the page with its heading. */
export function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        {about && <p className="mt-1 max-w-[65ch] text-sm text-ink-soft">{about}</p>}
      </div>
      {children}
    </section>
  );
}
