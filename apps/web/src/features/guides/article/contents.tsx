import { formatLimit } from '@vesika/messages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shell/i18n/use-language.ts';

export interface ContentsEntry {
  id: string;
  title: string;
}

export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useTranslation('guides');
  const language = useLanguage();
  const titleId = useId();
  return (
    <nav
      aria-labelledby={titleId}
      className="self-start border-line max-lg:border-y max-lg:py-4 lg:sticky lg:top-24"
    >
      <p id={titleId} className="text-sm font-semibold">
        {t('frame.contents')}
      </p>
      <ol className="mt-2 text-sm">
        {entries.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid grid-cols-[1.6rem_1fr] rounded-sm py-1.5 text-ink-soft max-lg:py-2.5 underline decoration-transparent underline-offset-3 hover:text-ink hover:decoration-current"
            >
              <span className="font-mono text-xs leading-[1.8] text-stamp" aria-hidden="true">
                {formatLimit(language, index + 1, 'count')}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
