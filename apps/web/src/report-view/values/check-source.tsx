import type { Check } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { SourceLine } from '../../rules/source-line.tsx';

/**
 * Titles of records are names and are not translated; a standard is cited by its number, and a limit of ours has
 * no source.
 */
export function CheckSource({ source }: Pick<Check, 'source'>) {
  const { t } = useTranslation('engine');
  if (source.basis === 'vesika' || source.basis === 'default') {
    return <span className="text-ink-soft">{t(`basis.${source.basis}.about`)}</span>;
  }
  const title = source.basis === 'standard' ? (source.title.split(',')[0] ?? source.title) : source.title;
  return (
    <>
      {`${t(`basis.${source.basis}.name`)}: `}
      <SourceLine {...source} title={title} />
    </>
  );
}
