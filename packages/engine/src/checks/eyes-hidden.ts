import type { Natives } from '@vesika/report';

const hiddenShareMin = 0.5;

/** Whether dark lenses or hair hide the eyes. The mesh has eyes even then, so measures of them mean nothing. */
export function eyesHidden({ eyesHiddenShare }: Natives): boolean {
  return (eyesHiddenShare ?? 0) > hiddenShareMin;
}
