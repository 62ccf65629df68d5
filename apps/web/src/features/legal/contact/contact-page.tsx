import type { Package, PackageFeature } from '@vesika/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSitePrices } from '../../../buy/plans/site-prices.ts';
import { usePlanName } from '../../../buy/plans/use-plan-name.ts';
import { ArticlePage } from '../../../components/article-page.tsx';
import { Button } from '../../../components/button.tsx';
import { Heading } from '../../../components/heading.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TitledSection } from '../../../components/titled-section.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { OperatorSheet } from '../article/operator-sheet.tsx';
import { useOperator } from '../article/use-operator.ts';
import { ContactForm } from './contact-form.tsx';

export function ContactPage() {
  const { t } = useTranslation('legal');
  const [sentFrom, setSentFrom] = useState<string>();
  return (
    <ArticlePage
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
    </ArticlePage>
  );
}

function Operator() {
  const { t } = useTranslation('legal');
  const operator = useOperator();
  if (Object.values(operator).every((known) => known === null)) return null;
  return (
    <TitledSection title={t('operator.title')} headingClass="mb-3 text-lg font-bold">
      <OperatorSheet withForm={false} />
    </TitledSection>
  );
}

function SentNote({ address, onAgain }: { address: string; onAgain: () => void }) {
  const { t } = useTranslation('legal');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid animate-rise justify-items-start gap-4 py-6">
      <span className="grid size-12 place-items-center rounded-full border-2 border-pass text-xl text-pass">
        <Icon name="envelope" />
      </span>
      <Heading level="h2" ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {t('contact.sent.title')}
      </Heading>
      <p className="max-w-[48ch] text-ink-soft">{t('contact.sent.body', { address })}</p>
      <Button onClick={onAgain}>{t('contact.sent.again')}</Button>
    </div>
  );
}

function AnswerTimes() {
  const { t } = useTranslation(['legal', 'payments']);
  const nameOf = usePlanName();
  const promises = new Map(useSitePrices().packages.map((sold) => [nameOf(sold), promiseOf(sold)]));
  return (
    <TitledSection title={t('legal:contact.times.title')} headingClass="text-lg font-bold">
      <dl className="mt-3 border-y border-line text-sm">
        {[...promises].map(
          ([name, promise]) =>
            promise && <Entry key={name} name={name} time={t(`payments:features.${promise}`)} />,
        )}
        <Entry name={t('legal:contact.times.none')} time={t('legal:contact.times.noneTime')} />
      </dl>
    </TitledSection>
  );
}

function Entry({ name, time }: { name: string; time: string }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-4 border-line py-2.5 not-first:border-t">
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink-soft">{time}</dd>
    </div>
  );
}

const supportFeatures: readonly PackageFeature[] = ['support-24-7', 'email-support-24h', 'email-support-48h'];

function promiseOf({ features }: Package): PackageFeature | undefined {
  return supportFeatures.find((feature) => features.includes(feature));
}
