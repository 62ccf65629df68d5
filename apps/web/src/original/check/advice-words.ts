import type { CheckId } from '@vesika/report';
import type { TFunction } from 'i18next';

/** What makes other advice than the usual one the right one. */
export interface AdviceCircumstances {
  ofChild: boolean;
  /** The authority takes no edited photos, and replacing the background is offered beside as the riskier way. */
  offersReplacing: boolean;
}

interface Advised {
  id: CheckId;
  advice: string | null;
}

/** What to do about a finding: nobody asks a baby to close its lips, and what may be refused is not advised. */
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
