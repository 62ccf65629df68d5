import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSceneTexts } from '../drawings/scene-texts.ts';

export const stepNames = ['light', 'background', 'camera', 'position', 'shots'] as const;
export type StepName = (typeof stepNames)[number];

const timerSeconds = [3, 5] as const;
const shots = [5, 10] as const;

export function useStepTexts(): Record<StepName, string[]> {
  const { t } = useTranslation('guides');
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  const { cameraMetres, cameraFeet } = useSceneTexts();
  return {
    light: [t('take.light.face'), t('take.light.lamps')],
    background: [t('take.background.plain'), t('take.background.distance')],
    camera: [
      t('take.camera.place', { metres: cameraMetres, feet: cameraFeet }),
      t('take.camera.room'),
      t('take.camera.timer', { seconds: number.formatRange(...timerSeconds) }),
    ],
    position: [t('take.position.stand'), t('take.position.cover')],
    shots: [t('take.shots.many', { shots: number.formatRange(...shots) }), t('take.shots.choose')],
  };
}
