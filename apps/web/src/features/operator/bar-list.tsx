import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface BarListProps<Row> {
  title: string;
  rows: readonly Row[];
  /** The figure in words, and as the length of the bar. */
  bar: (row: Row) => readonly [name: string, figure: string, value: number, to?: string | undefined];
}

/** Figures as a table whose rows are drawn as bars. */
export function BarList<Row>({ title, rows, bar }: BarListProps<Row>) {
  const { t } = useTranslation('operator');
  const bars = rows.map(bar);
  const longest = Math.max(...bars.map(([, , value]) => value), Number.MIN_VALUE);
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h2 className="text-lg font-bold">{title}</h2>
      {bars.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('list.none')}</p>
      ) : (
        <table className="w-full table-fixed text-sm">
          <tbody>
            {bars.map(([name, figure, value, to]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="w-1/2 py-1.5 pe-3 text-start font-normal break-words">
                  {to ? (
                    <Link to={to} className="underline underline-offset-3">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                <td className="w-1/5 py-1.5 pe-3" aria-hidden="true">
                  <span className="block h-2 bg-ink/70" style={{ width: `${(100 * value) / longest}%` }} />
                </td>
                <td className="py-1.5 text-end tabular-nums">{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
