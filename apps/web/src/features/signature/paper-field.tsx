import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { acceptAttribute } from '../../original/upload-limits.ts';
import { useTakenPhoto } from '../../original/use-photo-drop.ts';

interface PaperFieldProps {
  paper: File | null;
  error: string | null;
  onPaper: (file: File) => void;
}

/** On phones, the browser offers the camera as well as stored pictures. */
export function PaperField({ paper, error, onPaper }: PaperFieldProps) {
  const { t } = useTranslation('signature');
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { take, isFitting } = useTakenPhoto({ onPhoto: onPaper, onRefused: () => {} });
  const address = useAddress(paper);
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute}
        aria-label={t('paper.title')}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <div className="graph-paper grid h-64 place-items-center overflow-hidden border border-line bg-sheet p-4">
        {address && (
          <img src={address} alt={t('paper.title')} className="max-h-56 max-w-full object-contain" />
        )}
        {!address && <Icon name="brush" className="size-12 text-ink-soft" />}
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-sm text-fail">
          {error}
        </p>
      )}
      <Button
        look="ink"
        aria-describedby={error ? errorId : undefined}
        className="justify-self-start max-sm:w-full"
        busy={isFitting}
        onClick={() => input.current?.click()}
      >
        <Icon name="camera" />
        {t(paper ? 'paper.change' : 'paper.choose')}
      </Button>
    </div>
  );
}

function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
