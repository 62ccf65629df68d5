import { useTranslation } from 'react-i18next';
import { FoldedContents } from '../../../components/folded-contents.tsx';

export interface ContentsEntry {
  id: string;
  number?: string;
  title: string;
}

export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('legal');
  return (
    <FoldedContents title={t('article.contents')}>
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
    </FoldedContents>
  );
}
