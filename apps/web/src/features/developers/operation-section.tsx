import { useTranslation } from 'react-i18next';
import type { ReferenceField, ReferenceOperation } from '../../site-data/api-reference.server.ts';
import { Code } from './code.tsx';
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

function FieldTable({ fields, label }: { fields: readonly ReferenceField[]; label: string }) {
  const { t } = useTranslation('developers');
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line text-sm">
      {fields.map(({ name, place, type, required, description }) => (
        <li
          key={name}
          dir="ltr"
          lang="en"
          className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <p className="min-w-0">
            <code className="font-mono break-all [font-variant-ligatures:none]">{name}</code>
            {required && <span className="ms-2 text-xs text-stamp">{t('reference.required')}</span>}
          </p>
          <p className="min-w-0 text-ink-soft">
            <span className="font-mono text-xs break-words [font-variant-ligatures:none]">
              {place} · {type}
            </span>
            {description && (
              <span className="block">
                <Marked>{description}</Marked>
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
