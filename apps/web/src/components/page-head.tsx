import { type Language, localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { canonicalPath, languageOfPath, pathIn } from '../shell/routing/site-path.ts';
import { useSiteUrl } from '../shell/routing/site-url.ts';

interface PageHeadProps {
  title: string;
  description: string;
  picture?: string;
  structuredData?: readonly object[];
}

export function PageHead({
  title,
  description,
  picture = '/og/vesika.png',
  structuredData = [],
}: PageHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const siteUrl = useSiteUrl();
  const { pathname } = useLocation();
  const whole = `${title} | ${t('meta.brand')}`;
  const address = siteUrl + pathIn(languageOfPath(pathname) ?? 'en', canonicalPath(pathname));
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('meta.brand')} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      <meta property="og:image" content={siteUrl + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData.map((data) => (
        <StructuredData key={JSON.stringify(data)} data={data} />
      ))}
    </>
  );
}

/** Open Graph writes Arabic as `ar_AR`; the other locales follow from Intl. */
function openGraphLocale(language: Language): string {
  if (language === 'ar') return 'ar_AR';
  const { region } = new Intl.Locale(localeOf(language)).maximize();
  return `${language}_${region}`;
}

function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot close its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
