import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../components/file-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { acceptAttribute } from '../../take/original/upload-limits.ts';
import { useTakenPhoto } from '../../take/original/use-photo-drop.ts';

interface PaperFieldProps {
  paper: File | null;
  error: string | null;
  onPaper: (file: File) => void;
}

export function PaperField({ paper, error, onPaper }: PaperFieldProps) {
  const { t } = useTranslation('signature');
  const errorId = useId();
  const { take, isFitting } = useTakenPhoto({ onPhoto: onPaper, onRefused: () => {} });
  const address = useAddress(paper);
  return (
    <div className="grid gap-3">
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
      <FileButton
        label={t('paper.title')}
        accept={acceptAttribute}
        onFile={(file) => void take([file])}
        variant="ink"
        aria-describedby={error ? errorId : undefined}
        className="justify-self-start max-sm:w-full"
        busy={isFitting}
      >
        <Icon name="camera" />
        {t(paper ? 'paper.change' : 'paper.choose')}
      </FileButton>
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
