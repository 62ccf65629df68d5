import { useEffect, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { showError } from '../../../components/toaster.tsx';
import type { FrameRule } from '../../../photo/rules/frame-layout.ts';
import { EmptyPhotoFrame } from './empty-photo-frame.tsx';
import { acceptAttribute, rejectionOf } from './upload-limits.ts';

interface DropZoneProps {
  /** Null until a country is chosen: the frame then shows the most usual size. */
  rule: FrameRule | null;
  onPhoto: (file: File) => void;
  /** Asked before a dialog opens and before a photo is taken; says itself why not. */
  mayChoose: () => boolean;
  /** Takes the focus when it appears in the place of a photo. */
  focused: boolean;
}

export function DropZone({ rule, onPhoto, mayChoose, focused }: DropZoneProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  const { getRootProps, getInputProps, isDragActive, problem, take } = usePhotoDrop((file) => {
    if (mayChoose()) onPhoto(file);
  });
  const border = isDragActive ? 'border-guide' : problem ? 'border-fail' : 'border-transparent';
  return (
    <div
      {...getRootProps({
        role: undefined,
        tabIndex: undefined,
        onClickCapture: (event) => {
          if (mayChoose()) return;
          event.preventDefault();
          event.stopPropagation();
        },
      })}
      className={`group grid cursor-pointer content-center justify-items-center gap-4 border-2 border-dashed px-4 py-6 text-center transition-colors duration-150 hover:border-line-strong ${border} ${isDragActive ? 'bg-guide/6' : ''}`}
    >
      <input {...getInputProps({ accept: acceptAttribute, 'aria-label': t('drop.title') })} />
      <EmptyPhotoFrame rule={rule} active={isDragActive} />
      <div className="grid justify-items-center gap-1 bg-sheet px-4 py-2">
        <button
          ref={button}
          type="button"
          className="rounded-sm px-2 font-heading text-xl font-semibold underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:decoration-current"
        >
          {isDragActive ? t('drop.active') : t('drop.title')}
        </button>
        <p className="text-ink-soft">{t('drop.hint')}</p>
        <p className="text-sm text-ink-soft">{t('drop.formats')}</p>
        {problem && (
          <p className="mt-2 flex items-center gap-2 text-sm font-medium text-fail">
            <Icon name="cross" className="shrink-0" />
            {problem}
          </p>
        )}
      </div>
      <CameraButton onFiles={take} />
    </div>
  );
}

/** One photo by drop, dialog or camera; files that cannot be used are refused with a toast and a message. */
function usePhotoDrop(onPhoto: (file: File) => void) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    const reason = files.length > 1 ? 'single' : rejectionOf(file);
    const message = reason && t(`validation.${reason}`);
    setProblem(message);
    if (message) showError(t('validation.title'), message);
    else onPhoto(file);
  };
  const zone = useDropzone({
    noKeyboard: true,
    onDrop: (files) => take(files),
    onFileDialogCancel: () => setProblem(null),
  });
  return { ...zone, problem, take };
}

/** On devices held in a hand: straight to the front camera. */
function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation();
  return (
    // The zone around it opens its own dialog on a click; this one has another.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input inside is what the keyboard reaches
    <label
      className={`${buttonClass({ look: 'outline' })} bg-sheet not-pointer-coarse:hidden has-focus-visible:outline-2 has-focus-visible:outline-guide`}
      onClick={(event) => event.stopPropagation()}
    >
      <Icon name="camera" />
      {t('drop.camera')}
      <input
        type="file"
        accept="image/jpeg"
        capture="user"
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
