import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';

/** On devices held in a hand: straight to the front camera. */
export function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
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
