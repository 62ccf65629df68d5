import type { Draft } from '@vesika/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { useWizard } from '../machine/use-wizard.ts';

const PhoneDialog = lazy(() => import('./phone-dialog.tsx'));

export function OnPhone() {
  const { t } = useTranslation('visitor');
  const { choices, acceptDraft } = useWizard();
  const [open, setOpen] = useState(false);
  const arrive = (draft: Draft) => {
    setOpen(false);
    showSuccess(t('phone.arrived'));
    acceptDraft(draft);
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
