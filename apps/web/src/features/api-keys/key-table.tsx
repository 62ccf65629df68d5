import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledSection } from '../../components/titled-section.tsx';

interface KeyTableProps {
  title: string;
  about: string;
  none: string;
  headings: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  query: Pick<UseQueryResult, 'isPending' | 'isError'>;
}

export function KeyTable({ title, about, none, headings, rows, query }: KeyTableProps) {
  const { t } = useTranslation('api');
  return (
    <TitledSection
      level="h3"
      title={title}
      headingClass="-mb-2 font-semibold"
      className="grid min-h-30 content-start gap-3"
    >
      <p className="text-sm text-ink-soft">{about}</p>
      {query.isPending && (
        <p role="status" className="text-sm text-ink-soft">
          {t('manage.useLoading')}
        </p>
      )}
      {query.isError && (
        <p role="alert" className="text-sm text-fail">
          {t('manage.useFailed')}
        </p>
      )}
      {!query.isPending && !query.isError && rows.length === 0 && <p className="text-sm">{none}</p>}
      {rows.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full border border-line bg-sheet text-sm">
            <thead>
              <tr className="border-b border-line text-start">
                {headings.map((heading, column) => (
                  <th
                    key={heading}
                    scope="col"
                    className={`px-3 py-2 font-medium ${column === 0 ? 'text-start' : 'text-end'}`}
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line tabular-nums">
              {rows.map(({ key, cells: [name, ...cells] }) => (
                <tr key={key}>
                  <th scope="row" className="px-3 py-2 text-start font-normal whitespace-nowrap">
                    {name}
                  </th>
                  {cells.map((cell, column) => (
                    <td key={headings[column + 1]} className="px-3 py-2 text-end">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </TitledSection>
  );
}
