import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/titled-section.tsx';
import { useWords } from './use-words.ts';

interface DeskSectionProps {
  title: string;
  about?: string;
  children: ReactNode;
}

export function DeskSection({ title, about, children }: DeskSectionProps) {
  return (
    <TitledSection title={title} headingClass="text-xl font-bold" className="grid gap-3">
      {about && <p className="max-w-[60ch] text-ink-soft">{about}</p>}
      {children}
    </TitledSection>
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
