import type { RuleReading } from '@vesika/requirements/rule-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/site-link.tsx';
import { TaskPage } from '../../components/task-page.tsx';
import { DocumentForm } from './document-form.tsx';
import { emptyForm, formOf } from './form-values.ts';
import { RuleReader } from './rule-reader.tsx';

export function OwnDocumentPage() {
  const { t } = useTranslation(['own', 'web']);
  const [values, setValues] = useState(emptyForm);
  const [reading, setReading] = useState<RuleReading | null>(null);
  const read = (found: RuleReading) => {
    setReading(found);
    if (found.facts.length > 0) setValues(formOf(found.document));
  };
  return (
    <TaskPage head={t('head', { returnObjects: true })} crumb={t('head.title')}>
      <SiteLink to="/signature" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {t('web:footer.signature')}
      </SiteLink>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-2">
        <RuleReader reading={reading} onRead={read} />
        <DocumentForm values={values} onChange={setValues} />
      </div>
    </TaskPage>
  );
}
