import { useTranslation } from 'react-i18next';
import type { ApiReference } from '../../site-data/api-reference.server.ts';
import { Marked } from './marked.tsx';

export function ProblemTable({ problems }: { problems: ApiReference['problems'] }) {
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
