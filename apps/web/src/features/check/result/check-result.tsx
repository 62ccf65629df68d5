import type { CheckedPhoto } from '@vesika/contract';
import { FinishedResult } from './finished-result.tsx';
import { OriginalResult } from './original-result.tsx';
import type { ResultProps } from './result-props.ts';

/** One sentence, what to do, and every value below it. */
export default function CheckResult({ checked, ...props }: ResultProps & { checked: CheckedPhoto }) {
  const { check, requirement } = checked;
  return check.meaning === 'finished' ? (
    <FinishedResult {...props} check={check} requirement={requirement} />
  ) : (
    <OriginalResult {...props} check={check} />
  );
}
