import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../components/button.tsx';
import { Heading } from '../../components/heading.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { publicAddress } from '../../photo/document-address.ts';
import { ownPhoto } from '../../report/rules/supply/own-photo.ts';
import { SupplyCard } from '../../report/rules/supply/supply-card.tsx';
import { supplyWays } from '../../report/rules/supply/supply-words.ts';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import type { CountryGuide } from '../../site/data/country-page.server.ts';

interface SupplySectionProps {
  guide: CountryGuide;
  wizard: string;
}

export function SupplySection({ guide, wizard }: SupplySectionProps) {
  const { supply, code: countryCode, documentType, variant } = guide;
  const { t } = useTranslation(['web', 'engine', 'supply']);
  const language = useLanguage();
  const document = { countryCode, documentType, variant };
  const ways = supplyWays(t, language, ownPhoto(supply)).map(({ name, about, way, variant: other }) => {
    const texts = { name, about };
    if (other)
      return { ...texts, Leading: Link, to: publicAddress('/create', { ...document, variant: other }) };
    if (way) return { ...texts, Leading: Link, to: `${wizard}&way=${way}` };
    return { ...texts, Leading: SiteLink, to: publicAddress('/check', document) };
  });
  return (
    <SupplyCard rule={supply} className="mb-6 sm:p-6">
      {ways.length > 0 && (
        <div className="grid gap-3 border-t border-line pt-3">
          <Heading level="h3" className="text-sm font-semibold tracking-normal">
            {t('supply:ways.title')}
          </Heading>
          <ul className="grid gap-4 sm:grid-cols-2">
            {ways.map(({ Leading, to, name, about }) => (
              <li key={to} className="grid content-start justify-items-start gap-1">
                <Leading to={to} rel="nofollow" className={buttonClass()}>
                  {name}
                </Leading>
                <p className="text-sm text-ink-soft">{about}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </SupplyCard>
  );
}
