import type { ApiKey } from '@vesika/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { KeyUse } from './key-use.tsx';
import { LimitForm } from './limit-form.tsx';
import { MadeKey } from './made-key.tsx';
import { RotationForm } from './rotation-form.tsx';

interface ManageKeyProps {
  apiKey: ApiKey;
  onChanged: () => void;
  onClose: () => void;
}

export default function ManageKey({ apiKey, onChanged, onClose }: ManageKeyProps) {
  const { t } = useTranslation('api');
  const [secret, setSecret] = useState<string>();
  const ids = { limit: useId(), secret: useId() };
  const isRotated = secret !== undefined;
  return (
    <DialogFrame
      open
      onOpenChange={(open) => open || onClose()}
      title={isRotated ? t('made.title') : apiKey.name}
      about={t(isRotated ? 'made.about' : 'manage.about')}
    >
      {isRotated ? (
        <MadeKey secret={secret} onDone={onClose} />
      ) : (
        <div className="grid gap-8">
          {!apiKey.isTest && (
            <section aria-labelledby={ids.limit} className="grid gap-4">
              <h3 id={ids.limit} className="font-semibold">
                {t('manage.limit')}
              </h3>
              <LimitForm apiKey={apiKey} onSaved={onChanged} />
            </section>
          )}
          <section aria-labelledby={ids.secret} className="grid gap-4">
            <div>
              <h3 id={ids.secret} className="font-semibold">
                {t('manage.secret')}
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{t('manage.secretAbout')}</p>
            </div>
            <RotationForm
              keyId={apiKey.id}
              onRotated={(made) => {
                setSecret(made);
                onChanged();
              }}
            />
          </section>
          <KeyUse keyId={apiKey.id} />
        </div>
      )}
    </DialogFrame>
  );
}
