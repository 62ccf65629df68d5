import { stringify } from 'csv-stringify/sync';

/**
 * A CSV that spreadsheets open by a double click: byte order mark, their line ends, and no cell that they would take for a
 * formula, whatever somebody has called a file.
 */
export function writeTable(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  delimiter: string,
): string {
  return stringify([header, ...rows] as unknown[][], {
    bom: true,
    delimiter,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
}
