import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { MrzLine } from '../drawings/mrz-line.tsx';
import { countryName } from '../shell/i18n/country-names.ts';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { usePageHandle } from '../shell/routing/page-handle.ts';
import { type FooterCountry, footerCountries } from './footer-countries.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

interface SiteFacts {
  translationServiceUrl: string | null;
  inactiveInFooter: string[];
}

export function Footer() {
  const { t } = useTranslation();
  const { unlisted } = usePageHandle();
  const language = useLanguage();
  const site = useRouteLoaderData<SiteFacts>('routes/site/layout');
  const translationService = site?.translationServiceUrl ?? null;
  const countries = footerCountries.filter(({ code }) => !site?.inactiveInFooter.includes(code));
  const countryLinks = (pathOf: (country: FooterCountry) => string, max?: number) =>
    countries.slice(0, max).map((each) => [pathOf(each), countryName(language, each.code)] as const);
  const passportPath = ({ key }: FooterCountry) => `/passport-photo/${key}`;
  return (
    <footer className="mt-10 border-t border-line bg-sunk sm:mt-24">
      <div className="mx-auto max-w-(--page-width,72rem) px-4 pt-6 pb-5 sm:px-6 sm:pt-12 sm:pb-8">
        <nav
          aria-label={t('footer.label')}
          className={`grid grid-cols-2 gap-x-6 gap-y-3.5 text-sm max-sm:*:first:row-span-2 sm:grid-cols-3 sm:gap-y-9 ${unlisted ? '' : 'lg:grid-cols-5'}`}
        >
          <FooterLinks
            heading={t('footer.photos')}
            links={[
              ['/passport-photo', t('footer.passport')],
              ['/visa-photo', t('footer.visa')],
              ['/id-photo', t('footer.id')],
              ['/check', t('footer.check')],
              ['/trip', t('footer.trip')],
              ['/own-document', t('footer.ownDocument')],
              ['/signature', t('footer.signature')],
              ['/pricing', t('footer.pricing')],
            ]}
          />
          <FooterLinks
            heading={t('footer.help')}
            links={[
              ['/#faq', t('footer.faq')],
              ['/help', t('footer.helpCenter')],
              ['/contact', t('footer.contact')],
              ['/developers', t('footer.developers')],
            ]}
            outside={translationService === null ? null : [translationService, t('footer.translation')]}
          />
          {!unlisted && (
            <>
              <FooterLinks
                heading={t('footer.passportOf')}
                links={countryLinks(passportPath, 5)}
                className="max-sm:hidden"
                ofCountries
              />
              <FooterLinks
                heading={t('footer.visaOf')}
                links={countryLinks(({ code }) => `/visa-photo/${code.toLowerCase()}`, 5)}
                className="max-sm:hidden"
                ofCountries
              />
            </>
          )}
          <FooterLinks
            heading={t('footer.legal')}
            links={[
              ['/privacy', t('footer.privacy')],
              ['/terms', t('footer.terms')],
              ['/refund-policy', t('footer.refund')],
            ]}
          />
          {!unlisted && (
            <FooterLinks
              heading={t('footer.countries')}
              links={countryLinks(passportPath)}
              className="col-span-full"
              inLine
              ofCountries
            />
          )}
        </nav>
        <div className="mt-3.5 grid gap-x-12 gap-y-1.5 border-t border-line pt-3.5 text-xs text-ink-soft sm:mt-9 sm:pt-6 sm:text-sm md:grid-cols-2">
          <p className="max-w-[60ch]">{t('footer.promise')}</p>
        </div>
        <MrzLine words="P<VESIKA<<PASSPORT<VISA<AND<ID<PHOTOS" className="mt-3 sm:mt-6" />
      </div>
    </footer>
  );
}

type NamedLink = readonly [address: string, name: string];

interface FooterLinksProps {
  heading: string;
  links: readonly NamedLink[];
  outside?: NamedLink | null;
  className?: string;
  inLine?: boolean;
  /** Server and browser may name a country differently; the server's name stays. */
  ofCountries?: boolean;
}

function FooterLinks({
  heading,
  links,
  outside = null,
  className,
  inLine = false,
  ofCountries = false,
}: FooterLinksProps) {
  return (
    <div className={className}>
      <h2 className={footerHeading}>{heading}</h2>
      <ul className={`mt-0.5 sm:mt-2 ${inLine ? 'flex flex-wrap gap-x-4 sm:gap-x-5' : ''}`}>
        {links.map(([address, name]) => (
          <li key={address}>
            <SiteLink to={address} className={footerLink} suppressHydrationWarning={ofCountries}>
              {name}
            </SiteLink>
          </li>
        ))}
        {outside && (
          <li>
            <a href={outside[0]} target="_blank" rel="noreferrer" className={footerLink}>
              {outside[1]}
              <Icon name="outside" className="ms-1 inline size-3.5 -translate-y-px rtl:-scale-x-100" />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

const footerHeading = 'font-text text-sm leading-snug font-semibold tracking-normal';
const footerLink =
  'block rounded-xs py-[0.3rem] text-ink-soft underline-offset-3 hover:text-ink hover:underline sm:inline-block sm:py-1.5';
