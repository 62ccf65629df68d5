import type { Check } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { SourceLine } from '../rules/source-line.tsx';

/** A standard is cited by its number, and a limit of ours has no source. */
export function CheckSource({ source }: Pick<Check, 'source'>) {
  const { t } = useTranslation('engine');
  if (source.basis === 'vesika' || source.basis === 'default') {
    return <span className="text-ink-soft">{t(`basis.${source.basis}.about`)}</span>;
  }
  const name = source.basis === 'standard' ? source.title.split(',')[0] : undefined;
  return (
    <>
      {`${t(`basis.${source.basis}.name`)}: `}
      <SourceLine {...source} name={name} />
    </>
  );
}
