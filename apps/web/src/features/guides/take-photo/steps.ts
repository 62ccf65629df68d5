import { formatLimit, type Language } from '@vesika/messages';
import type { TFunction } from 'i18next';
import type { ContentsEntry } from '../article/contents.tsx';

export const stepNames = ['light', 'background', 'camera', 'position', 'shots'] as const;
export type StepName = (typeof stepNames)[number];

export function stepContents(t: TFunction<'guides'>): ContentsEntry[] {
  return [
    ...stepNames.map((step) => ({ id: step, title: t(`take.${step}.title`) })),
    { id: 'babies', title: t('take.babies.title') },
  ];
}

export function stepNumber(language: Language, step: StepName): string {
  return formatLimit(language, stepNames.indexOf(step) + 1, 'count');
}
