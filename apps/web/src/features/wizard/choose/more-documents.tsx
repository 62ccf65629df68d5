import { useQuery } from '@tanstack/react-query';
import { type DocumentName, documentText, type PlannedDocument } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../../components/flag.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { isSameDocument } from '../../../photo/set/also-text.ts';
import { documentsPlanQuery } from '../../../photo/set/set-queries.ts';
import { useDocumentTitle } from '../../../photo/set/use-document-title.ts';
import { supplyName } from '../../../report/rules/supply/own-photo.ts';
import { kindTitle } from '../../../report/rules/supply/supply-words.ts';
import { sentenceGap } from '../../../shell/i18n/joined-sentences.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';

interface MoreDocumentsProps {
  main: DocumentName;
  also: readonly DocumentName[];
  onAlso: (documents: readonly DocumentName[]) => void;
}

export function MoreDocuments({ main, also, onAlso }: MoreDocumentsProps) {
  const { t } = useTranslation('trip');
  const { t: tSupply } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  const titleOf = useDocumentTitle();
  const plan = useQuery(documentsPlanQuery([main, ...also]));
  if (!plan.data) return <p className="min-h-7" />;
  const [, ...named] = plan.data.documents;
  const offered = [...named, ...plan.data.likely];
  if (offered.length === 0) return <p className="min-h-7" />;
  const isShared = (document: PlannedDocument) =>
    plan.data.documents.some((other) => other !== document && other.photo === document.photo);
  const toggle = (document: DocumentName) =>
    onAlso(
      also.some((each) => isSameDocument(each, document))
        ? also.filter((each) => !isSameDocument(each, document))
        : [...also, document],
    );
  return (
    <fieldset className="grid gap-2 text-sm">
      <legend className="mb-2 font-medium">{t('more.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map((document) => (
          <label
            key={documentText(document)}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-sheet px-3 hover:border-ink has-checked:border-ink has-checked:bg-ink/7 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-guide"
          >
            <input
              type="checkbox"
              className="size-4 accent-[var(--color-ink)]"
              checked={also.some((each) => isSameDocument(each, document))}
              onChange={() => toggle(document)}
            />
            <Flag code={document.countryCode} />
            <span>
              {titleOf(document)}
              {document.supply.kind === null && (
                <span className="block text-xs text-unsure">
                  {kindTitle(tSupply, supplyName(document.supply))}
                </span>
              )}
              {isShared(document) && <span className="block text-xs text-pass">{t('more.samePhoto')}</span>}
            </span>
          </label>
        ))}
      </div>
      <p className="text-ink-soft">
        {t('more.about', { count: plan.data.photos })}
        {sentenceGap(language)}
        <SiteLink to="/trip" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
          {t('more.trip')}
        </SiteLink>
      </p>
    </fieldset>
  );
}
