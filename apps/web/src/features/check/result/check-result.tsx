import type { CheckedPhoto } from '@vesika/contract';
import type { ReactNode } from 'react';
import { FinishedResult } from './finished-result.tsx';
import { OriginalResult } from './original-result.tsx';
import type { ResultProps } from './result-props.ts';

interface CheckResultProps extends ResultProps {
  checked: CheckedPhoto;
  supply: ReactNode;
}

export default function CheckResult({ checked, supply, ...props }: CheckResultProps) {
  const { check, requirement } = checked;
  return (
    <>
      <div className="max-w-2xl empty:hidden">{supply}</div>
      {check.meaning === 'finished' ? (
        <FinishedResult {...props} check={check} requirement={requirement} />
      ) : (
        <OriginalResult {...props} check={check} />
      )}
    </>
  );
}
