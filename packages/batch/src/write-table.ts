import { stringify } from 'csv-stringify/sync';

/**
 * Writes a CSV that a spreadsheet opens by double click: byte order mark, CRLF, and no cell that would run as a
 * formula, whatever a file is called.
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
