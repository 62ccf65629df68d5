import type { RequirementAnswer } from '@vesika/contract';
import { formatList } from '@vesika/messages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chevron } from '../components/chevron.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { SourceLine } from './source-line.tsx';

export type Source = NonNullable<RequirementAnswer['source']>;

interface KnownFromProps {
  /** The sources that the first line names by their kind. */
  leading: readonly Source[];
  sources: readonly Source[];
  children?: ReactNode;
}

/** What we read, folded under a line that says of what kind it is. */
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
        {all.map(({ id, ...source }) => (
          <li key={id}>
            <SourceLine {...source} />
          </li>
        ))}
      </ul>
      {children}
    </details>
  );
}
