import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/page-title.tsx';
import { useWords } from './use-words.ts';

/** Names a page of the desk. */
export function DeskTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <PageTitle page={title} />
      <header className="grid gap-2">
        <h1 className="text-3xl font-bold">{title}</h1>
        {lead && <p className="max-w-[60ch] text-ink-soft">{lead}</p>}
      </header>
    </>
  );
}

interface DeskSectionProps {
  title: string;
  about?: string;
  children: ReactNode;
}

export function DeskSection({ title, about, children }: DeskSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {about && <p className="max-w-[60ch] text-ink-soft">{about}</p>}
      {children}
    </section>
  );
}

export function DeskList({ items }: { items: readonly ReactNode[] }) {
  const { t } = useTranslation('operator');
  if (items.length === 0) return <p className="text-ink-soft">{t('list.none')}</p>;
  return <ul className="divide-y divide-line border border-line bg-sheet text-sm">{items}</ul>;
}

export function Dated({ at, children }: { at: string; children: ReactNode }) {
  const { moment } = useWords();
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_1fr]">
      <time dateTime={at} className="text-sm text-ink-soft">
        {moment(at)}
      </time>
      <div className="grid min-w-0 gap-1">{children}</div>
    </li>
  );
}
