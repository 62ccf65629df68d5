import type { Draft } from '@vesika/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choices } from '../../../choose/use-choices.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { showSuccess } from '../../../components/toaster.tsx';

const PhoneDialog = lazy(() => import('./phone-dialog.tsx'));

interface OnPhoneProps {
  choices: Pick<Choices, 'countryCode' | 'documentType' | 'variant'>;
  onKept: (draft: Draft) => void;
}

/** Offered on desktop computers, because a phone has the better camera. */
export function OnPhone({ choices, onKept }: OnPhoneProps) {
  const { t } = useTranslation('visitor');
  const [open, setOpen] = useState(false);
  const arrive = (draft: Draft) => {
    setOpen(false);
    showSuccess(t('phone.arrived'));
    onKept(draft);
  };
  return (
    <div className="justify-self-center pointer-coarse:hidden">
      <Button look="quiet" onClick={() => setOpen(true)}>
        <Icon name="camera" />
        {t('phone.action')}
      </Button>
      {open && (
        <Suspense>
          <PhoneDialog choices={choices} onArrived={arrive} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
