import { localeOf } from '@vesika/messages';
import { useLanguage } from '../../../i18n/use-language.ts';

export const sceneMetres = { camera: 1.2, wall: 0.5 } as const;
const cameraFeet = 4;

export function useSceneTexts() {
  const locale = localeOf(useLanguage());
  const text = (value: number, unit: 'meter' | 'foot', unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).format(value);
  return {
    metres: (value: number) => text(value, 'meter', 'short'),
    cameraMetres: text(sceneMetres.camera, 'meter', 'long'),
    cameraFeet: text(cameraFeet, 'foot', 'long'),
    cameraFeetShort: text(cameraFeet, 'foot', 'short'),
  };
}
