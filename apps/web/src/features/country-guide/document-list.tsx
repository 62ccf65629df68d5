import { sizeText } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SiteLink } from '../../components/site-link.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { documentName } from '../../photo/document-name.ts';
import { kindLabel } from '../../report/rules/supply/supply-words.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { canonicalPath } from '../../shell/routing/site-path.ts';
import type { ListedDocument } from '../../site/data/country-lists.server.ts';

interface DocumentSectionProps extends DocumentListProps {
  country: string;
}

export function DocumentSection({ country, documents }: DocumentSectionProps) {
  const { t } = useTranslation('supply');
  return (
    <TitledSection title={t('documents.title', { country })} className="mt-10 grid gap-4 sm:mt-16">
      <DocumentList documents={documents} />
    </TitledSection>
  );
}

interface DocumentListProps {
  documents: readonly ListedDocument[];
}

/** All documents of a country, each with the kind of its supply and its size. */
export function DocumentList({ documents }: DocumentListProps) {
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  const here = canonicalPath(useLocation().pathname);
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {documents.map((document) => (
        <li key={`${document.documentType} ${document.variant}`} className="border-b border-line">
          <SiteLink
            to={document.path}
            aria-current={document.path === here ? 'page' : undefined}
            className="group grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 rounded-xs py-2"
          >
            <span className="leading-snug underline-offset-3 group-hover:underline">
              {documentName(t, document)}
              <span className="block text-xs text-ink-soft">{kindLabel(t, document.supplyName)}</span>
            </span>
            {document.size && (
              <span className="font-mono text-xs text-ink-soft">
                {sizeText(t, language, { size: document.size })}
              </span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
