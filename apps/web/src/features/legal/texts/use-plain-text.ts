import { useTranslation } from 'react-i18next';
import { keyOf, type Line } from './line.ts';
import { useInserts } from './use-inserts.ts';

/** A line as search engines read it: figures, but no links. */
export function usePlainText(): (line: Line) => string {
  const { t } = useTranslation('legal');
  const insertsOf = useInserts();
  return (line) => t(keyOf(line), insertsOf(line)).replaceAll(/<\/?\w+>/g, '');
}
