import type { RequirementAnswer } from '@vesika/contract';
import { limitText } from '@vesika/report/words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import { SourceLine } from './source-line.tsx';

type Source = RequirementAnswer['child_rules'][number]['source'];

interface ChildHeadHeightProps {
  minMm: number;
  maxMm: number;
  /** Null if it is the source of the whole rule. */
  source: Source | null;
}

export function ChildHeadHeight({ minMm, maxMm, source }: ChildHeadHeightProps) {
  const { t } = useTranslation(['web', 'engine']);
  const language = useLanguage();
  return (
    <dl className="flex flex-wrap gap-x-3">
      <dt className="text-ink-soft">{t('engine:checks.head-height.name')}</dt>
      <dd className="font-medium">{limitText(t, language, { min: minMm, max: maxMm }, 'mm')}</dd>
      {source && (
        <dd className="basis-full text-xs">
          <SourceLine {...source} />
        </dd>
      )}
    </dl>
  );
}
