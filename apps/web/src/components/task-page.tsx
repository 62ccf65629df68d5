import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Phrases } from '../i18n/phrases.tsx';
import { useSiteAddress } from '../routing/use-site-address.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageHead } from './page-head.tsx';
import { breadcrumbList } from './structured-data.ts';

interface TaskPageProps {
  head: Record<'title' | 'description' | 'heading' | 'lead', string>;
  crumb: string;
  children: ReactNode;
}

/** A public page directly below the home page where a visitor does one thing. */
export function TaskPage({ head, crumb, children }: TaskPageProps) {
  const { t } = useTranslation('web');
  const crumbs = [{ name: t('breadcrumbs.home'), to: '/' }, { name: crumb }];
  const structuredData = [breadcrumbList(crumbs, useSiteAddress())];
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 pb-16 sm:px-6 sm:pt-8">
      <PageHead title={head.title} description={head.description} structuredData={structuredData} />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-8 max-w-[24ch] text-3xl font-bold sm:text-5xl">
        <Phrases>{head.heading}</Phrases>
      </h1>
      <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{head.lead}</p>
      {children}
    </div>
  );
}
