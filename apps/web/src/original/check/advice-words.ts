import type { CheckId } from '@vesika/report';
import type { TFunction } from 'i18next';

export interface AdviceCircumstances {
  ofChild: boolean;
  offersReplacing: boolean;
}

interface Advised {
  id: CheckId;
  advice: string | null;
}

export function adviceWords(
  t: TFunction<['original', 'engine']>,
  { ofChild, offersReplacing }: AdviceCircumstances,
): (finding: Advised) => string | null {
  return ({ id, advice }) => {
    if (advice === null) return null;
    const forChild = ofChild ? childAdvice[id] : undefined;
    if (forChild) return t(`original:child.advice.${forChild}`);
    if (offersReplacing && id.startsWith('background-')) return t('original:background.retakeAbout');
    return t(`engine:advice.${advice as 'centring.off-centre'}`);
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
