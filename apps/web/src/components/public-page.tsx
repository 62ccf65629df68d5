import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '../drawings/guilloche.tsx';
import { useSiteAddress } from '../shell/routing/use-site-address.ts';
import { Icon } from './icon.tsx';
import { PageHead } from './page-head.tsx';
import { SiteLink } from './site-link.tsx';
import { breadcrumbList, type Crumb } from './structured-data.ts';

interface PublicPageProps {
  title: string;
  description: string;
  picture?: string;
  structuredData?: readonly object[];
  /** The way from the home page to this one. */
  crumbs: readonly Crumb[];
  rosette?: { seed: string; className: string };
  className?: string;
  children: ReactNode;
}

/** A page below the home page that search engines list. */
export function PublicPage({
  crumbs: below,
  structuredData = [],
  rosette,
  className = '',
  children,
  ...head
}: PublicPageProps) {
  const { t } = useTranslation();
  const crumbs = [{ name: t('breadcrumbs.home'), to: '/' }, ...below];
  const list = breadcrumbList(crumbs, useSiteAddress());
  return (
    <div className={`relative isolate mx-auto max-w-6xl px-4 pt-5 sm:px-6 sm:pt-8 ${className}`}>
      <PageHead {...head} structuredData={[...structuredData, list]} />
      {rosette && (
        <Guilloche
          seed={rosette.seed}
          className={`-z-10 absolute max-w-none text-ink print:hidden ${rosette.className}`}
        />
      )}
      <Breadcrumbs crumbs={crumbs} />
      {children}
    </div>
  );
}

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs.label')} className="-my-2 text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, to }, index) => (
          <li key={name} className="flex items-center">
            {index > 0 && (
              <Icon
                name="chevron-down"
                className="mx-1.5 size-3.5 -rotate-90 text-line-strong rtl:rotate-90"
              />
            )}
            {to === undefined ? (
              <span aria-current="page" className="flex min-h-11 items-center text-ink">
                {name}
              </span>
            ) : (
              <SiteLink
                to={to}
                className="flex min-h-11 items-center rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
              >
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
