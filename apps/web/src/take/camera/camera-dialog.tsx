import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { Icon } from '../../components/icon.tsx';
import { CameraSettingsPanel, firstSettings } from './camera-settings.tsx';
import { CameraStage } from './camera-stage.tsx';
import type { LiveRule } from './live-protocol.ts';
import { PictureReview } from './picture-review.tsx';
import { TroubleView } from './trouble-view.tsx';
import { useCamera } from './use-camera.ts';
import { type Guiding, useGuidance } from './use-guidance.ts';
import { useShutter } from './use-shutter.ts';
import { useAnnouncement, useVoice } from './use-spoken.ts';
import { useTakenPicture } from './use-taken-picture.ts';

interface CameraDialogProps extends LiveRule {
  onPicture: (file: File) => void;
  onClose: () => void;
}

const unknownSize = { widthPx: 1280, heightPx: 720 };

export default function CameraDialog({ requirement, child, onPicture, onClose }: CameraDialogProps) {
  const { t, ready } = useTranslation('camera');
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const [settings, setSettings] = useState(firstSettings);
  const camera = useCamera(video);
  const live = camera.state.stage === 'live' ? camera.state : null;
  const [isReviewing, setReviewing] = useState(false);
  const isPaused = live === null || camera.isHidden || isReviewing;
  const { guiding, eye } = useGuidance(video, { requirement, child }, isPaused);
  const taking = useTakenPicture({ video, track: live?.track ?? null, eye, onChange: setReviewing });
  const { seconds, press, cancel } = useShutter({
    guiding,
    isAutomatic: settings.isAutomatic,
    timerSeconds: settings.timerSeconds,
    isPaused,
    onShoot: () => void taking.shoot(),
  });
  useEffect(() => {
    if (live && !isReviewing) shutter.current?.focus({ preventScroll: true });
  }, [live, isReviewing]);

  const guidance = typeof guiding === 'string' ? null : guiding;
  const isGood = guidance !== null && guidance.steady.advice === null;
  const hint = live ? t(hintKey(guiding)) : t('live.starting');
  const spoken = isReviewing || !ready ? '' : seconds ? String(seconds) : hint;
  const announcement = useAnnouncement(spoken);
  useVoice(spoken, settings.isSpoken && live !== null);

  if (!ready) return null;
  const isMirrored = settings.isMirrored ?? live?.isFront ?? true;
  const { picture } = taking;
  const use = () => picture && onPicture(new File([picture.blob], 'camera.jpg', { type: 'image/jpeg' }));
  return (
    <DialogFrame
      variant="sheet"
      title={t('dialog.title')}
      about={t('dialog.about')}
      close={t('dialog.close')}
      onOpenChange={onClose}
      footer={
        isReviewing ? (
          <div className="flex flex-wrap justify-center gap-2">
            <Button size="lg" onClick={taking.discard} disabled={!picture}>
              <Icon name="again" />
              {t('review.again')}
            </Button>
            <Button variant="stamp" size="lg" onClick={use} busy={!picture}>
              {t('review.use')}
            </Button>
          </div>
        ) : (
          live && (
            <div className="flex justify-center">
              <Button
                ref={shutter}
                variant={seconds === null ? 'stamp' : 'outline'}
                size="lg"
                className="min-w-60"
                onClick={seconds === null ? press : cancel}
              >
                {seconds === null && <Icon name="camera" />}
                {seconds === null ? t('live.shutter') : t('live.stop')}
              </Button>
            </div>
          )
        )
      }
    >
      <div className="grid gap-3 p-3 sm:p-5">
        {camera.state.stage === 'trouble' && !isReviewing && (
          <TroubleView trouble={camera.state.trouble} onRetry={camera.retry} onPicture={onPicture} />
        )}
        {/* Stays mounted, because the video element lives in it. */}
        <div hidden={camera.state.stage === 'trouble' || isReviewing}>
          <CameraStage
            video={setVideo}
            size={live ?? unknownSize}
            isMirrored={isMirrored}
            onResize={camera.onResize}
            target={guidance?.target ?? null}
            isGood={isGood}
            hint={hint}
            aside={isGood && guidance.isWallPlain === false ? t('live.wall') : null}
            seconds={seconds}
          />
          {live && (
            <div className="mt-3">
              <CameraSettingsPanel
                settings={settings}
                onChange={setSettings}
                isMirrored={isMirrored}
                isGuided={guiding !== 'unguided'}
                cameras={camera.cameras}
                cameraId={camera.cameraId}
                onCamera={camera.choose}
              />
            </div>
          )}
        </div>
        {isReviewing && (picture ? <PictureReview {...picture} /> : <Developing />)}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </DialogFrame>
  );
}

function hintKey(guiding: Guiding) {
  if (guiding === 'preparing') return 'live.preparing';
  if (guiding === 'unguided') return 'live.unguided';
  const { advice } = guiding.steady;
  return advice === null ? 'live.hold' : (`advice.${advice}` as const);
}

function Developing() {
  const { t } = useTranslation('camera');
  return (
    <p role="status" className="grid min-h-[50dvh] place-items-center text-ink-soft">
      {t('review.looking')}
    </p>
  );
}
