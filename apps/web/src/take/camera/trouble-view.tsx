import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { CameraTrouble } from './camera-trouble.ts';

interface TroubleViewProps {
  trouble: CameraTrouble;
  onRetry: () => void;
  onPicture: (file: File) => void;
}

export function TroubleView({ trouble, onRetry, onPicture }: TroubleViewProps) {
  const { t } = useTranslation('camera');
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <div role="alert" className="grid justify-items-center gap-2">
        <Icon name="camera" className="size-10 text-ink-soft" />
        <h3 className="text-lg font-semibold">{t(`trouble.${trouble}.title`)}</h3>
        <p className="text-ink-soft">{t(`trouble.${trouble}.body`)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {trouble !== 'insecure' && <Button onClick={onRetry}>{t('trouble.retry')}</Button>}
        <FileButton
          label={t('trouble.phone')}
          accept="image/jpeg"
          capture="user"
          onFile={onPicture}
          className="not-pointer-coarse:hidden"
        >
          <Icon name="camera" />
          {t('trouble.phone')}
        </FileButton>
        <FileButton label={t('trouble.file')} accept="image/*" onFile={onPicture} variant="stamp">
          <Icon name="upload" />
          {t('trouble.file')}
        </FileButton>
      </div>
    </div>
  );
}
