import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CropMarks } from '../../components/crop-marks.tsx';
import { ArticleFrame } from '../legal/article/article-frame.tsx';
import { OperatorSheet } from '../legal/article/operator-sheet.tsx';
import { useServiceFacts } from '../legal/texts/use-service-facts.ts';
import { AnswerTimes } from './answer-times.tsx';
import { ContactForm } from './contact-form.tsx';
import { SentNote } from './sent-note.tsx';

export function ContactPage() {
  const { t } = useTranslation('legal');
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <ArticleFrame
      title={t('contact.title')}
      description={t('contact.description')}
      lead={<p>{t('contact.lead')}</p>}
      seed="contact"
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section
          aria-label={t('contact.form.title')}
          className="relative mx-3 border border-line bg-sheet p-5 sm:p-8"
        >
          <CropMarks />
          {sentFrom === undefined ? (
            <ContactForm onSent={setSentFrom} />
          ) : (
            <SentNote address={sentFrom} onAgain={() => setSentFrom(undefined)} />
          )}
        </section>
        <div className="grid content-start gap-10">
          <AnswerTimes />
          <Operator />
        </div>
      </div>
    </ArticleFrame>
  );
}

/** Where nothing is known of him, the form is the whole answer. */
function Operator() {
  const { t } = useTranslation('legal');
  const { operator } = useServiceFacts();
  if (Object.values(operator).every((known) => known === null)) return null;
  return (
    <section aria-labelledby="operator-title">
      <h2 id="operator-title" className="mb-3 text-lg font-bold">
        {t('operator.title')}
      </h2>
      <OperatorSheet withForm={false} />
    </section>
  );
}
