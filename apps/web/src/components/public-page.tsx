import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '../drawings/guilloche.tsx';
import { useSiteAddress } from '../shell/routing/use-site-address.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageHead } from './page-head.tsx';
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
