import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';

const ElsewhereDialog = lazy(() => import('./elsewhere-dialog.tsx'));

export function Elsewhere({ picture }: { picture: string }) {
  const { t } = useTranslation('visitor');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="-ms-4 justify-self-start" onClick={() => setOpen(true)}>
        <Icon name="camera" />
        {t('elsewhere.action')}
      </Button>
      {open && (
        <Suspense>
          <ElsewhereDialog picture={picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
