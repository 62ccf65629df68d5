import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import type { CameraTrouble } from './camera-trouble.ts';

interface TroubleViewProps {
  trouble: CameraTrouble;
  onRetry: () => void;
  onPicture: (file: File) => void;
}

export function TroubleView({ trouble, onRetry, onPicture }: TroubleViewProps) {
  const { t } = useTranslation('camera');
  const phone = useRef<HTMLInputElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (picture) onPicture(picture);
  };
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center">
      <div role="alert" className="grid justify-items-center gap-2">
        <Icon name="camera" className="size-10 text-ink-soft" />
        <h3 className="text-lg font-semibold">{t(`trouble.${trouble}.title`)}</h3>
        <p className="text-ink-soft">{t(`trouble.${trouble}.body`)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {trouble !== 'insecure' && <Button onClick={onRetry}>{t('trouble.retry')}</Button>}
        <Button className="not-pointer-coarse:hidden" onClick={() => phone.current?.click()}>
          <Icon name="camera" />
          {t('trouble.phone')}
        </Button>
        <Button look="stamp" onClick={() => file.current?.click()}>
          <Icon name="upload" />
          {t('trouble.file')}
        </Button>
      </div>
      <input ref={phone} type="file" accept="image/jpeg" capture="user" hidden onChange={take} />
      <input ref={file} type="file" accept="image/*" hidden onChange={take} />
    </div>
  );
}
