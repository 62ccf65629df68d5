import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Marked } from './marked.tsx';

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

export function HttpTable() {
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
