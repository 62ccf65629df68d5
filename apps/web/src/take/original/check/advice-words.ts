import type { Check, CheckId } from '@vesika/report';
import type { ReportWords } from '@vesika/report/words';
import type { TFunction } from 'i18next';

export function adviceWords(
  t: TFunction<['original', 'engine']>,
  words: ReportWords,
  { ofChild }: { ofChild: boolean },
): (check: Check) => string | null {
  return (check) => {
    const { id, advice } = check;
    if (advice === null) return null;
    const forChild = ofChild ? childAdvice[id] : undefined;
    if (forChild) return t(`original:child.advice.${forChild}`);
    return words.advice(check);
  };
}

const childAdvice: Partial<Record<CheckId, 'pose' | 'mouth' | 'eyes'>> = {
  'head-pose-yaw': 'pose',
  'head-pose-pitch': 'pose',
  'head-pose-roll': 'pose',
  gaze: 'pose',
  'mouth-closed': 'mouth',
  'expression-neutrality': 'mouth',
  'eyes-open': 'eyes',
};
