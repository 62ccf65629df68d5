import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ArticlePage } from '../../components/article-page.tsx';
import { buttonClass } from '../../components/button.tsx';
import type { ApiReference } from '../../site/data/api-reference.server.ts';
import { Clients } from './clients.tsx';
import { Contents } from './contents.tsx';
import { Guides } from './guides.tsx';
import { Marked } from './marked.tsx';
import { OperationSection } from './operation-section.tsx';
import { WrittenOrigin } from './use-site-origin.ts';
import { Webhooks } from './webhooks.tsx';

export function DevelopersPage({ reference }: { reference: ApiReference }) {
  const { t } = useTranslation('developers');
  const title = t('page.title');
  const all = reference.chapters.flatMap(({ operations }) => operations);
  const first = all.find(({ id }) => id === 'makePhoto');
  return (
    <ArticlePage
      title={title}
      description={t('page.description')}
      seed="developers"
      lead={
        <>
          <p>{t('page.lead')}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to="/dashboard/api" className={buttonClass({ variant: 'ink' })}>
              {t('page.createKey')}
            </Link>
            <a href={reference.documentPath} className={buttonClass()}>
              {t('page.document')}
            </a>
          </p>
        </>
      }
    >
      <WrittenOrigin value={reference.siteUrl}>
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Contents chapters={reference.chapters} />
          <div className="grid min-w-0 gap-12 sm:gap-16">
            <section aria-labelledby="start" className="grid gap-4">
              <h2 id="start" className="scroll-mt-8 text-2xl font-bold">
                {t('start.title')}
              </h2>
              <ol className="grid max-w-[65ch] list-decimal gap-2 ps-5">
                <li>{t('start.key')}</li>
                <li>{t('start.send')}</li>
                <li>{t('start.fetch')}</li>
              </ol>
              {first && <Clients curl={first.curls[0]!} siteUrl={reference.siteUrl} />}
            </section>
            <Guides />
            <HttpTable />
            {reference.chapters.map(({ tag, operations }) => (
              <section key={tag} aria-labelledby={tag.toLowerCase()} className="grid gap-8">
                <h2
                  id={tag.toLowerCase()}
                  lang="en"
                  dir="ltr"
                  className="scroll-mt-8 border-b border-line pb-2 text-2xl font-bold"
                >
                  {tag}
                </h2>
                {operations.map((operation) => (
                  <OperationSection key={operation.id} operation={operation} />
                ))}
              </section>
            ))}
            <Webhooks events={reference.events} />
            <ProblemTable problems={reference.problems} />
            <Changes changes={reference.changes} />
          </div>
        </div>
      </WrittenOrigin>
    </ArticlePage>
  );
}

function ProblemTable({ problems }: { problems: ApiReference['problems'] }) {
  const { t } = useTranslation('developers');
  return (
    <section aria-labelledby="codes" className="grid gap-4">
      <h2 id="codes" className="scroll-mt-8 text-2xl font-bold">
        {t('codes.title')}
      </h2>
      <p className="max-w-[65ch] text-ink-soft">{t('codes.text')}</p>
      <dl lang="en" dir="ltr" className="divide-y divide-line border-y border-line text-sm">
        {problems.map(({ code, status, message }) => (
          <div
            key={code}
            id={`code-${code}`}
            className="grid scroll-mt-8 gap-x-6 py-2.5 target:bg-stamp/8 sm:grid-cols-[19rem_minmax(0,1fr)]"
          >
            <dt className="font-mono break-all">
              <span className="me-2 text-ink-soft">{status}</span>
              {code}
            </dt>
            <dd className="text-ink-soft">
              <Marked>{message}</Marked>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Changes({ changes }: Pick<ApiReference, 'changes'>) {
  const { t } = useTranslation('developers');
  return (
    <section aria-labelledby="changes" className="grid gap-4">
      <h2 id="changes" className="scroll-mt-8 text-2xl font-bold">
        {t('changes.title')}
      </h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {changes.map(({ day, text, isIncompatible }) => (
          <div key={text} className="grid gap-x-6 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="font-mono">{day}</dt>
            <dd className="text-ink-soft">
              {isIncompatible && <p className="font-medium text-ink">{t('changes.incompatible')}</p>}
              <span lang="en" dir="ltr">
                <Marked>{text}</Marked>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Statuses and headers are the same in every language. */
const rows = [
  ['201, 202', 'made'],
  ['304', 'cached'],
  ['401', 'unauthorised'],
  ['405', 'method'],
  ['429, 503', 'wait'],
  ['CORS', 'cors'],
  ['gzip, br', 'compressed'],
] as const;

function HttpTable() {
  const { t } = useTranslation('developers');
  return (
    <section aria-labelledby="http" className="grid gap-4">
      <h2 id="http" className="scroll-mt-8 text-2xl font-bold">
        {t('http.title')}
      </h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {rows.map(([name, text]) => (
          <Row key={text} name={<bdi className="font-mono">{name}</bdi>} text={t(`http.${text}`)} />
        ))}
        <Row name={t('http.keptName')} text={t('http.kept')} />
      </dl>
    </section>
  );
}

function Row({ name, text }: { name: ReactNode; text: string }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt>{name}</dt>
      <dd className="max-w-[65ch] text-ink-soft">
        <Marked>{text}</Marked>
      </dd>
    </div>
  );
}
