import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { CreationForm } from './creation-form.tsx';
import { MadeKey } from './made-key.tsx';

export default function CreateKey({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const { t } = useTranslation('api');
  const [secret, setSecret] = useState<string>();
  const isMade = secret !== undefined;
  return (
    <DialogFrame
      onOpenChange={(open) => open || onClose()}
      title={t(isMade ? 'made.title' : 'form.title')}
      about={t(isMade ? 'made.about' : 'form.about')}
    >
      {isMade ? (
        <MadeKey secret={secret} onDone={onClose} />
      ) : (
        <CreationForm
          onMade={(made) => {
            setSecret(made);
            onMade();
          }}
        />
      )}
    </DialogFrame>
  );
}
