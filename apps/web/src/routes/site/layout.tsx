import { fallbackLanguage, isLanguage } from '@vesika/messages';
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { Page } from '../../components/page.tsx';
import { FollowAddress } from '../../i18n/follow-address.tsx';
import { AlternateLinks } from '../../routing/alternate-links.tsx';
import type { PageHandle } from '../../routing/page-handle.ts';
import { plainPath } from '../../routing/site-path.ts';

export const handle: PageHandle = { quiet: true };

/** Public pages: `/pricing`, and `/tr/pricing` in Turkish. Any other first word is no page. */
export async function loader({ params: { lang }, request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (lang === fallbackLanguage) throw redirect(plainPath(pathname), 301);
  if (lang !== undefined && !isLanguage(lang)) throw new Response(null, { status: 404 });
  return {
    siteUrl: context.siteUrl,
    translationServiceUrl: context.facts.operator.translationServiceUrl,
    packages: await context.listPackages(),
  };
}

export default function SiteLayout({ loaderData }: { loaderData: { siteUrl: string } }) {
  return (
    <Page>
      <FollowAddress />
      <AlternateLinks siteUrl={loaderData.siteUrl} />
      <Outlet />
    </Page>
  );
}
