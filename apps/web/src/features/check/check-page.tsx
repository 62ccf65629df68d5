import { useTranslation } from 'react-i18next';
import { Faq } from '../../components/faq.tsx';
import { PublicPage } from '../../components/public-page.tsx';
import { faqPage } from '../../components/structured-data.ts';
import { TitledSection } from '../../components/titled-section.tsx';
import { QueryProvider } from '../../shell/api/query-provider.tsx';
import { Phrases } from '../../shell/i18n/phrases.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { CheckDesk } from './check-desk.tsx';
import { type Retention, retentionTimes } from './retention.ts';

export function CheckPage({ kept }: { kept: Retention }) {
  const { t } = useTranslation('check');
  const language = useLanguage();
  const questions = [
    {
      question: t('faq.free.question'),
      answer: t('faq.free.answer', { count: kept.previewsPerDay }),
    },
    { question: t('faq.studio.question'), answer: t('faq.studio.answer') },
    { question: t('faq.promise.question'), answer: t('faq.promise.answer') },
    {
      question: t('faq.privacy.question'),
      answer: t('faq.privacy.answer', { time: retentionTimes(language, kept).visitor }),
    },
  ];
  return (
    <PublicPage
      title={t('page.title')}
      description={t('page.description')}
      structuredData={[faqPage(questions)]}
      crumbs={[{ name: t('page.crumb') }]}
      rosette={{
        seed: 'check',
        className:
          '-end-64 -top-60 size-[52rem] opacity-[0.1] max-lg:-top-96 max-lg:opacity-[0.06] dark:opacity-[0.15] dark:max-lg:opacity-[0.09]',
      }}
    >
      <h1 className="mt-5 max-w-[22ch] text-3xl font-bold sm:mt-8 sm:text-5xl">
        <Phrases>{t('page.heading')}</Phrases>
      </h1>
      <p className="mt-3 mb-6 max-w-[60ch] text-ink-soft sm:mt-4 sm:mb-8 sm:text-lg">{t('page.lead')}</p>
      <QueryProvider>
        <CheckDesk kept={kept} />
      </QueryProvider>
      <TitledSection title={t('points.title')} className="mt-16">
        <ul className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-3">
          {(['head', 'picture', 'file'] as const).map((point) => (
            <li key={point} className="border-t border-line-strong pt-3">
              <h3 className="text-lg font-semibold">{t(`points.${point}.title`)}</h3>
              <p className="mt-1 text-ink-soft">{t(`points.${point}.text`)}</p>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection title={t('faq.title')} headingClass="mb-6 text-2xl font-bold" className="mt-16 mb-20">
        <Faq items={questions} />
      </TitledSection>
    </PublicPage>
  );
}
