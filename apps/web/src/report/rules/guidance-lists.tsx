import type { RequirementAnswer } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { SourceLine } from './source-line.tsx';

interface GuidanceListsProps {
  guidance: RequirementAnswer['child_rules'][number]['guidance'];
}

/** Lists the advice of authorities on taking a child's photo, each with its source. */
export function GuidanceLists({ guidance }: GuidanceListsProps) {
  const { t } = useTranslation('engine');
  return guidance.map(({ says, source }) => (
    <div key={source.title} className="grid gap-1">
      <ul className="list-disc ps-5">
        {says.map((each) => (
          <li key={each}>{t(`children.guidance.${each}`)}</li>
        ))}
      </ul>
      <p className="text-xs">
        <SourceLine {...source} />
      </p>
    </div>
  ));
}
