import { useTranslation } from 'react-i18next';
import { Select } from '../../components/select.tsx';
import { Switch } from '../../components/switch.tsx';
import { useLanguage } from '../../shell/i18n/use-language.ts';
import type { CameraChoice } from './use-camera.ts';
import { canSpeak } from './use-spoken.ts';

interface CameraSettings {
  isAutomatic: boolean;
  isSpoken: boolean;
  isMirrored: boolean | null;
  timerSeconds: TimerSeconds;
}

const timers = [0, 3, 10] as const;
type TimerSeconds = (typeof timers)[number];

export const firstSettings: CameraSettings = {
  isAutomatic: true,
  isSpoken: false,
  isMirrored: null,
  timerSeconds: 0,
};

interface CameraSettingsPanelProps {
  settings: CameraSettings;
  onChange: (settings: CameraSettings) => void;
  isMirrored: boolean;
  isGuided: boolean;
  cameras: readonly CameraChoice[];
  cameraId: string;
  onCamera: (id: string) => void;
}

export function CameraSettingsPanel(props: CameraSettingsPanelProps) {
  const { settings, onChange, isMirrored, isGuided, cameras, cameraId, onCamera } = props;
  const { t } = useTranslation('camera');
  const language = useLanguage();
  const change = (part: Partial<CameraSettings>) => onChange({ ...settings, ...part });
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {isGuided && (
        <Switch checked={settings.isAutomatic} onChange={(isAutomatic) => change({ isAutomatic })}>
          {t('settings.automatic')}
        </Switch>
      )}
      {isGuided && canSpeak() && (
        <Switch checked={settings.isSpoken} onChange={(isSpoken) => change({ isSpoken })}>
          {t('settings.spoken')}
        </Switch>
      )}
      <Switch checked={isMirrored} onChange={(mirrored) => change({ isMirrored: mirrored })}>
        {t('settings.mirrored')}
      </Switch>
      <Select
        label={t('settings.timer')}
        value={String(settings.timerSeconds)}
        onChange={(value) => change({ timerSeconds: timers.find((each) => String(each) === value) ?? 0 })}
        options={timers.map((seconds) => [
          String(seconds),
          seconds === 0 ? t('settings.noTimer') : `${t('settings.timer')}: ${duration.format(seconds)}`,
        ])}
      />
      {cameras.length > 1 && (
        <Select
          label={t('settings.camera')}
          value={cameraId}
          onChange={onCamera}
          options={cameras.map(({ id, label }, i) => [
            id,
            label || `${t('settings.camera')} ${(i + 1).toLocaleString(language)}`,
          ])}
        />
      )}
    </div>
  );
}
