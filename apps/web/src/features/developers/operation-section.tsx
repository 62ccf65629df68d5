import { useTranslation } from 'react-i18next';
import type { ReferenceOperation } from '../../site/data/api-reference.server.ts';
import { Code } from './code.tsx';
import { FieldTable } from './field-table.tsx';
import { Marked } from './marked.tsx';

export function OperationSection({ operation }: { operation: ReferenceOperation }) {
  const { t } = useTranslation('developers');
  const { id, method, path, summary, description, scope, fields, curls, answer, problems } = operation;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <div lang="en" dir="ltr" className="grid gap-2">
        <h3 id={id} className="scroll-mt-8 text-xl font-bold">
          {summary}
        </h3>
        <p className="font-mono text-sm break-all">
          <span className="me-2 inline-block rounded-xs bg-ink px-1.5 py-0.5 font-semibold text-paper">
            {method}
          </span>
          {path}
        </p>
        <p className="max-w-[65ch] text-ink-soft">
          <Marked>{description}</Marked>
        </p>
      </div>
      <p className="text-sm text-ink-soft">
        {operation.needsKey ? (
          <>
            {t('reference.scope')}{' '}
            <code dir="ltr" className="font-mono text-ink">
              {scope}
            </code>
          </>
        ) : (
          t('reference.withoutKey')
        )}
      </p>
      {fields.length > 0 && <FieldTable fields={fields} label={`${t('reference.fields')}: ${summary}`} />}
      {curls.map((curl) => (
        <Code key={curl} label={`curl: ${summary}`}>
          {curl}
        </Code>
      ))}
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium hover:text-stamp">
          {t('reference.answer', { status: answer.status })}
        </summary>
        {answer.example === null ? (
          <p className="text-sm text-ink-soft">{t('reference.asDocumented')}</p>
        ) : (
          <Code label={`${answer.status}: ${summary}`}>{answer.example}</Code>
        )}
      </details>
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium hover:text-stamp">
          {t('reference.problems')}
        </summary>
        <ul dir="ltr" className="flex flex-wrap gap-1.5">
          {problems.map((code) => (
            <li key={code}>
              <a
                href={`#code-${code}`}
                className="inline-block rounded-xs border border-line px-1.5 py-1 font-mono text-xs hover:border-ink"
              >
                {code}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
