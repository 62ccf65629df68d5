import { onlineManager } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { LiveRule } from '../camera/live-protocol.ts';
import { EmptyPhotoFrame } from './empty-photo-frame.tsx';
import { acceptAttribute } from './upload-limits.ts';
import { usePhotoDrop } from './use-photo-drop.ts';

const prepareCamera = () => import('../camera/camera-dialog.tsx');
const CameraDialog = lazy(prepareCamera);

interface DropZoneProps {
  rule: LiveRule['requirement'] | null;
  /** Checks that the rule for the child relaxes; null for adults. A new object restarts an open camera. */
  child: LiveRule['child'];
  onPhoto: (file: File, isFitted: boolean) => void;
  mayChoose: () => boolean;
  focused: boolean;
}

export function DropZone({ rule, child, onPhoto, mayChoose, focused }: DropZoneProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  const { getRootProps, getInputProps, isDragActive, isFitting, isRefused, take } = usePhotoDrop(
    (file, isFitted) => {
      if (mayChoose()) onPhoto(file, isFitted);
    },
  );
  const ownCamera = useRef<HTMLInputElement>(null);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const border = isDragActive ? 'border-guide' : isRefused ? 'border-fail' : 'border-transparent';
  return (
    <>
      <div
        // Presses before hydration are replayed (keep-presses.ts).
        data-pressable=""
        title={t('drop.hint')}
        {...getRootProps({
          role: undefined,
          tabIndex: undefined,
          onClickCapture: (event) => {
            if (mayChoose()) return;
            event.preventDefault();
            event.stopPropagation();
          },
        })}
        className={`grid cursor-pointer content-center justify-items-center gap-3 border-2 border-dashed px-2 py-5 text-center transition-colors duration-150 hover:border-line-strong sm:gap-4 sm:px-4 ${border} ${isDragActive ? 'bg-guide/6' : ''}`}
      >
        <input {...getInputProps({ accept: acceptAttribute, 'aria-label': t('drop.title') })} />
        <EmptyPhotoFrame rule={rule} active={isDragActive} />
        <div className="grid w-full max-w-md justify-items-center gap-2.5 bg-sheet px-1 py-1 sm:px-2">
          <h2 className="text-xl font-semibold">{isDragActive ? t('drop.active') : t('drop.title')}</h2>
          <div className="grid w-full auto-cols-fr grid-flow-col gap-2">
            <Button
              size="lg"
              className="bg-sheet px-2! max-sm:gap-1.5 max-[24rem]:px-1! max-[24rem]:text-sm sm:px-3!"
              onPointerEnter={() => void prepareCamera()}
              onFocus={() => void prepareCamera()}
              onClick={(event) => {
                event.stopPropagation();
                // Without a network, the rule of the live camera and its models are missing.
                if (!rule && !onlineManager.isOnline()) ownCamera.current?.click();
                else setCameraOpen(true);
              }}
            >
              <Icon name="camera" />
              {t('drop.camera')}
            </Button>
            <Button
              ref={button}
              variant="stamp"
              size="lg"
              busy={isFitting}
              className="px-2! max-sm:gap-1.5 max-[24rem]:px-1! max-[24rem]:text-sm sm:px-3!"
            >
              {!isFitting && <Icon name="upload" />}
              {t('drop.file')}
            </Button>
          </div>
          <p className="text-sm text-ink-soft">{isFitting ? t('drop.fitting') : t('drop.formats')}</p>
        </div>
      </div>
      <input
        ref={ownCamera}
        type="file"
        hidden
        accept="image/*"
        capture="user"
        aria-label={t('drop.camera')}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {/* The camera is outside the zone, which would handle its clicks. */}
      {isCameraOpen && rule && (
        <Suspense>
          <CameraDialog
            requirement={rule}
            child={child}
            onPicture={(file) => {
              setCameraOpen(false);
              take([file]);
            }}
            onClose={() => setCameraOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
