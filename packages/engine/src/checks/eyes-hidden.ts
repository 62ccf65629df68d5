import type { Natives } from '@vesika/report';

const hiddenShareMin = 0.5;

/** Behind dark lenses or hair the mesh draws eyes that nobody sees: then nothing can be said of them. */
export function eyesHidden({ eyesHiddenShare }: Natives): boolean {
  return (eyesHiddenShare ?? 0) > hiddenShareMin;
}
