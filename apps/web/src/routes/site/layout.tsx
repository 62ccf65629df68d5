import { fallbackLanguage, isLanguage, languages } from '@vesika/messages';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Outlet, redirect, useLocation } from 'react-router';
import { footerCountries } from '../../components/footer-countries.ts';
import { Page } from '../../components/page.tsx';
import { SiteNote } from '../../components/site-note.tsx';
import type { PageHandle } from '../../shell/routing/page-handle.ts';
import { revalidateOnPath } from '../../shell/routing/revalidate.ts';
import { canonicalPath, languageOfPath, pathIn, plainPath } from '../../shell/routing/site-path.ts';

export const handle: PageHandle = { quiet: true };

export async function loader({ params: { lang }, request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (lang === fallbackLanguage) throw redirect(plainPath(pathname), 301);
  if (lang !== undefined && !isLanguage(lang)) throw new Response(null, { status: 404 });
  return {
    siteUrl: context.siteUrl,
    translationServiceUrl: context.facts.operator.translationServiceUrl,
    packages: await context.listPackages(),
    banner: context.noteOf('banner'),
    inactiveInFooter: footerCountries.map(({ code }) => code).filter((code) => !context.isActive(code)),
  };
}

export const shouldRevalidate = revalidateOnPath;

export default function SiteLayout({
  loaderData,
}: {
  loaderData: { siteUrl: string; banner: string | null };
}) {
  return (
    <Page>
      <FollowAddress />
      <AlternateLinks siteUrl={loaderData.siteUrl} />
      <SiteNote text={loaderData.banner} />
      <Outlet />
    </Page>
  );
}

function AlternateLinks({ siteUrl }: { siteUrl: string }) {
  const { pathname } = useLocation();
  const path = canonicalPath(pathname);
  return (
    <>
      <link rel="canonical" href={siteUrl + pathIn(languageOfPath(pathname) ?? fallbackLanguage, path)} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={siteUrl + pathIn(language, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + pathIn(fallbackLanguage, path)} />
    </>
  );
}

/** A link to another public page may change the language that the address names. */
function FollowAddress() {
  const { i18n } = useTranslation();
  const named = languageOfPath(useLocation().pathname);
  useEffect(() => {
    if (named && named !== i18n.language) void i18n.changeLanguage(named);
  }, [named, i18n]);
  return null;
}
