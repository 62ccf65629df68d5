import { TitledSection } from '../../components/titled-section.tsx';

interface DataRow {
  name: string;
  label?: string;
  cells?: readonly string[];
  note?: string;
}

interface DataTableProps {
  title: string;
  about?: string;
  columns: readonly string[];
  rows: readonly DataRow[];
}

export function DataTable({ title, about, columns, rows }: DataTableProps) {
  return (
    <TitledSection title={title} level="h3" headingClass="text-lg font-semibold">
      {about && <p className="max-w-[65ch] text-sm text-ink-soft">{about}</p>}
      <table className="mt-3 w-full border-t border-ink text-xs sm:text-sm">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`py-2 text-xs font-normal ${at === 0 ? 'text-start' : 'ps-4 text-end'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal [overflow-wrap:anywhere]">
                {row.label ?? (
                  <code dir="ltr" className="font-mono text-xs">
                    {row.name}
                  </code>
                )}
              </th>
              {row.note ? (
                <td colSpan={columns.length - 1} className="ps-4 text-end text-xs text-ink-soft">
                  {row.note}
                </td>
              ) : (
                row.cells?.map((cell, at) => (
                  <td key={columns[at + 1]} className="ps-4 text-end whitespace-nowrap">
                    <bdi className="font-mono text-xs">{cell}</bdi>
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}
