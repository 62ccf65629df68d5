import type { RuleReading } from '@vesika/requirements/rule-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { breadcrumbList } from '../../components/structured-data.ts';
import { Phrases } from '../../i18n/phrases.tsx';
import { useSiteAddress } from '../../routing/use-site-address.ts';
import { DocumentForm } from './document-form.tsx';
import { emptyForm, formOf } from './form-values.ts';
import { RuleReader } from './rule-reader.tsx';

export function OwnDocumentPage() {
  const { t } = useTranslation(['own', 'web']);
  const address = useSiteAddress();
  const [values, setValues] = useState(emptyForm);
  const [reading, setReading] = useState<RuleReading | null>(null);
  const crumbs = [{ name: t('web:breadcrumbs.home'), to: '/' }, { name: t('head.title') }];
  const read = (found: RuleReading) => {
    setReading(found);
    if (found.facts.length > 0) setValues(formOf(found.document));
  };
  return (
    <div className="mx-auto max-w-6xl px-4 pt-5 pb-16 sm:px-6 sm:pt-8">
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        structuredData={[breadcrumbList(crumbs, address)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-8 max-w-[24ch] text-3xl font-bold sm:text-5xl">
        <Phrases>{t('head.heading')}</Phrases>
      </h1>
      <p className="mt-5 max-w-[58ch] text-lg text-ink-soft">{t('head.lead')}</p>
      <SiteLink to="/signature" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('web:footer.signature')}
      </SiteLink>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-2">
        <RuleReader reading={reading} onRead={read} />
        <DocumentForm values={values} onChange={setValues} />
      </div>
    </div>
  );
}
