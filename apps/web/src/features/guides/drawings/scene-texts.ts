import { useFormats } from '../../../shell/i18n/use-formats.ts';

export const sceneMetres = { camera: 1.2, wall: 0.5 } as const;
const cameraFeet = 4;

export function useSceneTexts() {
  const { amount } = useFormats();
  return {
    metres: (value: number) => amount(value, 'meter', 'short'),
    cameraMetres: amount(sceneMetres.camera, 'meter', 'long'),
    cameraFeet: amount(cameraFeet, 'foot', 'long'),
    cameraFeetShort: amount(cameraFeet, 'foot', 'short'),
  };
}
