import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useWizard } from '../machine/use-wizard.ts';

const PhoneDialog = lazy(() => import('./phone-dialog.tsx'));

export function OnPhone() {
  const { t } = useTranslation('visitor');
  const { choices, openLink } = useWizard();
  const [open, setOpen] = useState(false);
  const showPhoto = (code: string) => {
    setOpen(false);
    openLink(code);
  };
  return (
    <div className="justify-self-center pointer-coarse:hidden">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Icon name="camera" />
        {t('phone.action')}
      </Button>
      {open && (
        <Suspense>
          <PhoneDialog choices={choices} onCode={showPhoto} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
