import { formatDate, formatLimit } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { ArticlePage } from '../../../components/article-page.tsx';
import { Heading } from '../../../components/heading.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { LinkedText } from '../text/linked-text.tsx';
import type { Block, Text } from '../text/text.ts';
import { useTextLanguage } from '../text/use-text-language.ts';
import { Contents } from './contents.tsx';
import { OperatorSheet } from './operator-sheet.tsx';

/** The published date of the legal texts. Change it whenever their meaning changes. */
const lastChanged = '2026-11-21';

export function LegalArticle({ text, seed }: { text: Text; seed: string }) {
  useTextLanguage(text);
  const { title, description, lead, brief, sections } = text;
  const language = useLanguage();
  const number = (index: number) => formatLimit(language, index + 1, 'count');
  return (
    <ArticlePage title={title} description={description} lead={<p>{lead}</p>} seed={seed}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <Contents
          entries={sections.map((section, index) => ({
            id: section.id,
            number: `${number(index)}.`,
            title: section.title,
          }))}
        />
        <article className="max-w-[65ch]">
          <Brief lines={brief} />
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id} className="mt-12">
              <h2
                id={section.id}
                className="grid scroll-mt-8 grid-cols-[auto_1fr] items-baseline gap-x-3 text-xl font-bold sm:text-2xl"
              >
                <span className="font-mono text-sm font-medium tracking-normal text-stamp">
                  {number(index)}
                </span>
                {section.title}
              </h2>
              <div className="mt-4 grid gap-4">
                {section.blocks.map((block) => (
                  <BlockView key={JSON.stringify(block)} block={block} />
                ))}
              </div>
            </section>
          ))}
        </article>
      </div>
    </ArticlePage>
  );
}

function Brief({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('legal');
  const date = formatDate(useLanguage(), lastChanged);
  return (
    <section aria-labelledby="brief" className="relative mx-3 border border-line bg-sheet p-5 sm:p-7">
      <CropMarks />
      <Heading level="h2" id="brief" className="text-lg font-bold">
        {t('article.brief')}
      </Heading>
      <ul className="mt-3">
        {lines.map((line) => (
          <li key={line} className="border-line py-2.5 not-first:border-t">
            <LinkedText>{line}</LinkedText>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-ink pt-3 text-sm text-ink-soft">
        <time dateTime={lastChanged}>{t('article.changed', { date })}</time>
      </p>
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  if ('list' in block) return <Bullets lines={block.list} />;
  if ('steps' in block) return <Steps lines={block.steps} />;
  if ('rows' in block) return <Rows rows={block.rows} />;
  if ('operator' in block) return <OperatorSheet />;
  return (
    <p>
      <LinkedText>{block.paragraph}</LinkedText>
    </p>
  );
}

function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={line} className="grid grid-cols-[1.25rem_1fr]">
          <span aria-hidden="true" className="mt-[0.8em] h-px w-2.5 bg-stamp" />
          <span>
            <LinkedText>{line}</LinkedText>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Steps({ lines }: { lines: readonly string[] }) {
  const language = useLanguage();
  return (
    <ol className="grid border-y border-line">
      {lines.map((line, index) => (
        <li key={line} className="grid grid-cols-[2rem_1fr] border-line py-3 not-first:border-t">
          <span aria-hidden="true" className="font-mono text-sm leading-[1.78] text-ink-soft">
            {formatLimit(language, index + 1, 'count')}
          </span>
          <span>
            <LinkedText>{line}</LinkedText>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Rows({ rows }: { rows: readonly string[][] }) {
  return (
    <dl className="border-y border-line text-[0.95rem]">
      {rows.map(([name = '', ...cells]) => {
        const about = cells.slice(0, -1);
        return (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 border-line py-3 not-first:border-t sm:grid-cols-[1fr_15rem]"
          >
            <dt className="font-medium">
              <LinkedText>{name}</LinkedText>
            </dt>
            {about.map((text) => (
              <dd key={text} className="text-ink-soft sm:row-start-2">
                <LinkedText>{text}</LinkedText>
              </dd>
            ))}
            <dd className="text-ink-soft sm:col-start-2 sm:row-span-2 sm:row-start-1">
              <LinkedText>{cells.at(-1) ?? ''}</LinkedText>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
