import type { PlannedDocument } from '@vesika/contract';
import { formatList } from '@vesika/messages';
import { sizeText } from '@vesika/report/words';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Flag } from '../../components/flag.tsx';
import { Icon } from '../../components/icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { pagePath } from '../../photo/page-path.ts';
import { useDocumentTitle } from '../../photo/set/use-document-title.ts';
import { SourceLine } from '../../report/rules/source-line.tsx';
import { supplyName } from '../../report/rules/supply/own-photo.ts';
import { kindTitle } from '../../report/rules/supply/supply-words.ts';
import { countryName } from '../../shell/i18n/country-names.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import type { TripCountries } from './trip-countries.ts';

interface TripDocumentProps extends TripCountries {
  document: PlannedDocument;
  all: readonly PlannedDocument[];
  chosen: boolean;
  onToggle: () => void;
}

export function TripDocument({ document, all, countries, chosen, onToggle }: TripDocumentProps) {
  const { t } = useTranslation(['trip', 'web', 'engine', 'supply']);
  const { t: tWeb } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  const titleOf = useDocumentTitle();
  const id = useId();
  const { takesOwnPhoto, supply, documentType, countryCode } = document;
  const isSure = takesOwnPhoto && supply.kind !== null;
  const title =
    documentType === 'visa'
      ? t('visas.for', { country: countryName(language, countryCode) })
      : titleOf(document);
  const page = pageOf(document, countries);
  return (
    <li
      className={`grid content-start gap-3 border bg-sheet p-4 ${chosen ? 'border-ink' : 'border-line'} ${takesOwnPhoto ? '' : 'border-dashed'}`}
    >
      <div className="flex items-start gap-3">
        <Flag code={countryCode} className="mt-1 h-4 w-6" />
        <div className="min-w-0 flex-1">
          <h3 id={id} className="text-lg leading-snug font-semibold">
            {title}
          </h3>
          <p className="font-mono text-sm text-ink-soft">{sizeText(tWeb, language, document)}</p>
        </div>
        {takesOwnPhoto && (
          <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              checked={chosen}
              onChange={onToggle}
              aria-labelledby={id}
              className="size-5 accent-[var(--color-ink)]"
            />
          </label>
        )}
      </div>
      {takesOwnPhoto && (
        <p className="flex items-start gap-2 text-sm">
          <Icon name="pictures" className="mt-0.5 shrink-0 text-ink-soft" />
          {sharingText()}
        </p>
      )}
      <div className="grid gap-0.5 text-sm">
        <p className={`flex items-start gap-2 ${isSure ? '' : 'font-medium text-unsure'}`}>
          <Icon
            name={supply.kind === null ? 'question' : takesOwnPhoto ? 'check' : 'camera'}
            className="mt-0.5 shrink-0"
          />
          {kindTitle(tWeb, supplyName(supply))}
        </p>
        {supply.source && (
          <p className="ps-7">
            <SourceLine {...supply.source} />
          </p>
        )}
      </div>
      {page && (
        <SiteLink
          to={page}
          className="justify-self-start rounded-xs py-1 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {t('shared.rules')}
        </SiteLink>
      )}
    </li>
  );

  function sharingText(): string {
    const own = all.filter(({ photo }) => photo !== null && photo === document.photo);
    const others = own.filter((other) => other !== document);
    if (others.length > 0) return t('shared.with', { document: titleOf(others[0]!) });
    const first = all.find(({ photo }) => photo === 0);
    if (!first || first === document || document.differences.length === 0) return t('shared.alone');
    const reasons = document.differences.slice(0, 3).map((difference) => t(`differences.${difference}`));
    return t('shared.differs', { document: titleOf(first), reasons: formatList(language, reasons) });
  }
}

function pageOf(
  { documentType, countryCode, variant, isPrimary }: PlannedDocument,
  countries: TripCountries['countries'],
): string | null {
  if (documentType === 'other') return null;
  if (documentType === 'visa') {
    return pagePath({ documentType, key: countryCode.toLowerCase(), variant: isPrimary ? null : variant });
  }
  if (!isPrimary) return null;
  const key = countries.find(({ code }) => code === countryCode)?.key;
  return key ? `/${documentType}-photo/${key}` : null;
}
