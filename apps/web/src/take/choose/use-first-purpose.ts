import type { RequirementAnswer } from '@vesika/contract';
import { useEffect, useEffectEvent } from 'react';
import { firstPurpose } from './purposes.ts';
import type { Choices } from './use-choices.ts';

export function useFirstPurpose(choices: Choices, answer: RequirementAnswer | undefined): void {
  const first = answer && choices.variant === null ? firstPurpose(answer, choices.documentType) : null;
  const choose = useEffectEvent(() => {
    if (first) choices.setDocument(first.documentType, first.isPrimary ? null : first.variant);
  });
  useEffect(() => {
    if (answer) choose();
  }, [answer]);
}
