import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';

export interface ContentsEntry {
  id: string;
  number?: string;
  title: string;
}

/** Beside the text on a desk; folded above it on a phone. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('legal');
  return (
    <>
      <details className="group border-y border-line lg:hidden print:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-medium hover:text-stamp [&::-webkit-details-marker]:hidden">
          {t('article.contents')}
          <Icon
            name="chevron-down"
            className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t('article.contents')} className="pb-3">
          <EntryList entries={entries} />
        </nav>
      </details>
      <nav
        aria-labelledby="contents-title"
        className="sticky top-8 max-h-[calc(100dvh-4rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
      >
        <p id="contents-title" className="mb-2 text-sm font-medium">
          {t('article.contents')}
        </p>
        <EntryList entries={entries} />
      </nav>
    </>
  );
}

function EntryList({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol className="border-s border-line text-sm">
      {entries.map(({ id, number, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px flex border-s border-transparent py-2 ps-4 leading-snug text-ink-soft hover:border-stamp hover:text-ink lg:py-1.5"
          >
            {number && <span className="w-7 shrink-0">{number}</span>}
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
