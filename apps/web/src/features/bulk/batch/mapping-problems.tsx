import type { Batch } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { useBatchWords } from '../use-batch-words.ts';

export function MappingProblems({ batch: { mapping } }: { batch: Batch }) {
  const { t } = useTranslation('bulk');
  const words = useBatchWords();
  if (!mapping || mapping.problems.length === 0) return null;
  return (
    <Notice>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {mapping.problems.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            {line === 0
              ? t(`mapping.problems.${problem}`)
              : t('mapping.line', { line: words.number(line), problem: t(`mapping.problems.${problem}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
