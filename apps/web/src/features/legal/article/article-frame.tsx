import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../../components/breadcrumbs.tsx';
import { Guilloche } from '../../../components/guilloche.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { breadcrumbList } from '../../../components/structured-data.ts';
import { Phrases } from '../../../i18n/phrases.tsx';
import { useSiteAddress } from '../../../routing/use-site-address.ts';

interface ArticleFrameProps {
  title: string;
  description: string;
  lead: ReactNode;
  seed: string;
  structuredData?: readonly object[];
  children: ReactNode;
}

export function ArticleFrame({
  title,
  description,
  lead,
  seed,
  structuredData = [],
  children,
}: ArticleFrameProps) {
  const { t } = useTranslation();
  const address = useSiteAddress();
  const crumbs = [{ name: t('breadcrumbs.home'), to: '/' }, { name: title }];
  return (
    <div className="relative isolate mx-auto max-w-6xl px-4 pt-5 sm:px-6 sm:pt-8">
      <PageHead
        title={title}
        description={description}
        structuredData={[breadcrumbList(crumbs, address), ...structuredData]}
      />
      <Guilloche
        seed={seed}
        className="-z-10 absolute -end-44 -top-64 size-[27rem] max-w-none text-ink opacity-[0.1] sm:-end-56 sm:-top-96 sm:size-[42rem] dark:opacity-[0.14] print:hidden"
      />
      <Breadcrumbs crumbs={crumbs} className="print:hidden" />
      <header className="mt-6 mb-8 sm:mt-10 sm:mb-12">
        <h1 className="text-[1.75rem] font-bold sm:text-5xl">
          <Phrases>{title}</Phrases>
        </h1>
        <div className="mt-3 max-w-[60ch] text-ink-soft sm:text-lg">{lead}</div>
      </header>
      {children}
    </div>
  );
}
