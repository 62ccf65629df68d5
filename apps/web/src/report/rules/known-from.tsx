import type { RequirementAnswer } from '@vesika/contract';
import { formatList } from '@vesika/messages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../../components/chevron.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { dateText } from './rule-texts.ts';
import { SourceLine } from './source-line.tsx';

export type Source = NonNullable<RequirementAnswer['source']>;

/** Quotes of a source, and the date on which we read them. */
interface Extract {
  readOn: string;
  quotes: readonly string[];
}

interface KnownFromProps {
  /** The sources that the first line names by their kind. */
  leading: readonly Source[];
  sources: readonly (Source & { extract?: Extract | null })[];
  children?: ReactNode;
}

/** Lists what we read, folded under a line that names its kind. */
export function KnownFrom({ leading, sources, children }: KnownFromProps) {
  const { t } = useTranslation(['supply', 'engine']);
  const language = useLanguage();
  const all = sources.filter(({ id }, index) => sources.findIndex((each) => each.id === id) === index);
  if (all.length === 0) return null;
  const named = leading.length > 0 ? leading : all;
  const kinds = [...new Set(named.map(({ kind }) => t(`engine:sourceKinds.${kind}`)))];
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 hover:text-stamp [&::-webkit-details-marker]:hidden">
        {t('card.known', { list: formatList(language, kinds, 'conjunction') })}
        <Chevron className="size-4 shrink-0 text-ink-soft" />
      </summary>
      <ul className="grid gap-2 pb-2">
        {all.map(({ id, extract, ...source }) => (
          <li key={id}>
            <SourceLine {...source} />
            {extract && <Quotes extract={extract} />}
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}

/** Quotes are in the language of their source, which need not be that of the page. */
function Quotes({ extract: { readOn, quotes } }: { extract: Extract }) {
  const { t } = useTranslation('supply');
  const language = useLanguage();
  return (
    <div className="mt-1 border-s-2 border-line ps-3 text-ink-soft">
      <p className="text-xs first-letter:uppercase">
        {t('authority.read', { date: dateText(language, readOn) })}
      </p>
      {quotes.map((quote) => (
        <blockquote key={quote} lang="und" dir="auto" className="wrap-anywhere">
          {quote}
        </blockquote>
      ))}
    </div>
  );
}
