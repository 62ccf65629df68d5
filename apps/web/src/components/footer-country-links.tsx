import type { FooterCountry } from '../content/footer-countries.ts';
import { countryName } from '../i18n/country-names.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { footerHeading, footerLink } from './footer-links.tsx';
import { SiteLink } from './site-link.tsx';

interface FooterCountryLinksProps {
  heading: string;
  countries: readonly FooterCountry[];
  pathOf: (country: FooterCountry) => string;
  inLine?: boolean;
}

export function FooterCountryLinks({ heading, countries, pathOf, inLine = false }: FooterCountryLinksProps) {
  const language = useLanguage();
  return (
    <div className={inLine ? 'col-span-full' : undefined}>
      <h2 className={footerHeading}>{heading}</h2>
      <ul className={`mt-0.5 sm:mt-2 ${inLine ? 'flex flex-wrap gap-x-4 sm:gap-x-5' : ''}`}>
        {countries.map((country) => (
          <li key={country.code}>
            {/* Server and browser may name a country differently; the server's name stays. */}
            <SiteLink to={pathOf(country)} className={footerLink} suppressHydrationWarning>
              {countryName(language, country.code)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
