import { useTranslation } from 'react-i18next';
import { ArticlePage } from '../../../components/article-page.tsx';
import { buttonClass } from '../../../components/button.tsx';
import { Chevron } from '../../../components/chevron.tsx';
import { Heading } from '../../../components/heading.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { faqPage } from '../../../components/structured-data.ts';
import { TitledSection } from '../../../components/titled-section.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { Contents } from '../article/contents.tsx';
import { LinkedText, plainText } from '../text/linked-text.tsx';
import type { Question, Section, Text } from '../text/text.ts';
import { useTextLanguage } from '../text/use-text-language.ts';
import { frequentAnchors } from './anchors.ts';

export function HelpPage({ text }: { text: Text }) {
  const { t } = useTranslation('legal');
  useTextLanguage(text);
  const topics = text.sections;
  const asked = topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({ question, answer: answer.map(plainText).join(' ') }));
  return (
    <ArticlePage
      title={text.title}
      description={text.description}
      lead={
        <p>
          <LinkedText>{text.lead}</LinkedText>
        </p>
      }
      seed="help"
      structuredData={[faqPage(asked)]}
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <Contents entries={topics} />
        <div className="grid gap-12">
          <Often topics={topics} />
          {topics.map(({ id, title, questions }) => (
            <section key={id} aria-labelledby={id}>
              <Heading level="h2" id={id} className="mb-3 scroll-mt-8 text-2xl font-bold">
                {title}
              </Heading>
              <div className="border-y border-line">
                {questions.map((each) => (
                  <QuestionView key={each.question} {...each} />
                ))}
              </div>
            </section>
          ))}
          <TitledSection
            title={t('help.more.title')}
            headingClass="text-xl font-bold"
            className="border border-line bg-sheet p-6 sm:p-8 print:hidden"
          >
            <p className="mt-2 max-w-[52ch] text-ink-soft">{t('help.more.text')}</p>
            <SiteLink to="/contact" className={`mt-5 ${buttonClass({ variant: 'ink' })}`}>
              {t('help.more.action')}
            </SiteLink>
          </TitledSection>
        </div>
      </div>
    </ArticlePage>
  );
}

function Often({ topics }: { topics: readonly Section[] }) {
  const { t } = useTranslation('legal');
  const questions = topics.flatMap((topic) => topic.questions);
  const often = frequentAnchors.flatMap((anchor) => questions.find(({ id }) => id === anchor) ?? []);
  return (
    <section
      aria-labelledby="often"
      className="relative mx-3 border border-line bg-sheet px-5 pt-5 pb-2 sm:px-7 print:hidden"
    >
      <CropMarks />
      <Heading level="h2" id="often" className="text-lg font-bold">
        {t('help.often')}
      </Heading>
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {often.map(({ id, question }) => (
          <li key={id} className="border-line not-first:border-t sm:nth-2:border-t-0">
            <a
              href={`#${id}`}
              className="flex min-h-13 items-center gap-3 py-2 leading-snug hover:text-stamp"
            >
              <Icon name="chevron-down" className="size-4 shrink-0 text-stamp" />
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The anchor is inside the collapsible part, so browsers open it when the address points to it. */
function QuestionView({ id, question, answer }: Question) {
  return (
    <details className="border-line not-first:border-t">
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 hover:text-stamp [&::-webkit-details-marker]:hidden">
        <Heading level="h3" className="font-text text-base leading-snug font-medium tracking-normal">
          {question}
        </Heading>
        <Chevron className="text-ink-soft print:hidden" />
      </summary>
      <div id={id} className="grid max-w-[65ch] scroll-mt-24 gap-2 pb-5 text-ink-soft [&_a]:text-ink">
        {answer.map((line) => (
          <p key={line}>
            <LinkedText>{line}</LinkedText>
          </p>
        ))}
      </div>
    </details>
  );
}
