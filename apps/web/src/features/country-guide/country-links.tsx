import type { Language } from '@vesika/messages';
import { sizeText } from '@vesika/report/words';
import { Flag } from '../../components/flag.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import type { DocumentType } from '../../photo/document-type.ts';
import { pagePath } from '../../photo/page-path.ts';
import { servedName } from '../../shell/i18n/served-name.ts';
import type { ListedCountry } from '../../site/data/country-lists.server.ts';
import { useGuideTexts } from './use-guide-texts.ts';

interface CountryLinksProps {
  documentType: DocumentType;
  variant?: string | null;
  served: Language;
  countries: readonly ListedCountry[];
}

const grid = 'grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3';

export function CountryLinks({
  documentType,
  variant = null,
  served,
  countries,
  className = grid,
}: CountryLinksProps & { className?: string }) {
  const { t, language } = useGuideTexts();
  return (
    <ul className={className}>
      {countries.map((country) => (
        <li key={country.code} className="border-b border-line">
          <SiteLink
            to={pagePath({ documentType, key: country.key, variant })}
            className="group flex min-h-11 items-center gap-3 rounded-xs py-1.5"
          >
            <Flag code={country.code} />
            <span className="min-w-0 flex-1 leading-snug wrap-anywhere underline-offset-3 group-hover:underline">
              {servedName(language, served, country)}
            </span>
            <span className="shrink-0 font-mono text-xs text-ink-soft">{sizeText(t, language, country)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Countries by flag and name alone. */
export function CountryNames({ documentType, variant = null, served, countries }: CountryLinksProps) {
  const { language } = useGuideTexts();
  return (
    <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
      {countries.map((country) => (
        <li key={country.code}>
          <SiteLink
            to={pagePath({ documentType, key: country.key, variant })}
            className="flex min-h-11 items-center gap-2.5 rounded-xs py-1 leading-snug wrap-anywhere underline-offset-3 hover:underline"
          >
            <Flag code={country.code} />
            {servedName(language, served, country)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export function CountryCards({ documentType, served, countries }: CountryLinksProps) {
  const { t, language } = useGuideTexts();
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {countries.map((country) => (
        <li key={country.code}>
          <SiteLink
            to={pagePath({ documentType, key: country.key, variant: null })}
            className="group flex min-h-20 items-center gap-4 border border-line bg-sheet px-4 py-3 transition-colors duration-150 hover:border-ink"
          >
            <Flag code={country.code} className="h-6 w-9" />
            <span className="min-w-0 flex-1">
              <span className="block leading-snug font-medium">{servedName(language, served, country)}</span>
              <span className="block font-mono text-xs text-ink-soft">
                {country.alpha3} · {sizeText(t, language, country)}
              </span>
            </span>
            <Outline size={country.size} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Outline({ size: { widthMm, heightMm } }: Pick<ListedCountry, 'size'>) {
  return (
    <svg
      viewBox={`-1 -1 ${widthMm + 2} ${heightMm + 2}`}
      style={{ width: `${(widthMm + 2) * 0.7}px`, height: `${(heightMm + 2) * 0.7}px` }}
      className="shrink-0 text-line-strong transition-colors duration-150 group-hover:text-guide"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect width={widthMm} height={heightMm} vectorEffect="non-scaling-stroke" />
      <path
        d={`M${widthMm * 0.22} ${heightMm}C${widthMm * 0.22} ${heightMm * 0.74} ${widthMm * 0.78} ${heightMm * 0.74} ${widthMm * 0.78} ${heightMm}`}
        vectorEffect="non-scaling-stroke"
      />
      <ellipse
        cx={widthMm / 2}
        cy={heightMm * 0.45}
        rx={heightMm * 0.17}
        ry={heightMm * 0.24}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
