import type { RequirementAnswer } from '@vesika/contract';
import { useEffect } from 'react';
import { firstPurpose } from './purposes.ts';
import type { Choices } from './use-choices.ts';

/** Where the chosen kind of document has no record of its own, the first that there is takes its place. */
export function useFirstPurpose(choices: Choices, answer: RequirementAnswer | undefined): void {
  const first = answer && choices.variant === null ? firstPurpose(answer, choices.documentType) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (first) choices.setDocument(first.documentType, first.isPrimary ? null : first.variant);
  }, [answer]);
}
