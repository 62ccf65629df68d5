import type { GalleryPhoto } from '@vesika/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';

const SheetDialog = lazy(async () => ({ default: (await import('./sheet-of-several.tsx')).SheetOfSeveral }));

export function SeveralOnSheet({ photos }: { photos: readonly GalleryPhoto[] }) {
  const { t } = useTranslation('family');
  const [open, setOpen] = useState(false);
  const printable = photos.filter(({ sheet }) => sheet);
  if (printable.length < 2) return null;
  return (
    <>
      <Button className="mb-8 bg-sheet" onClick={() => setOpen(true)}>
        <Icon name="scissors" />
        {t('sheet.open')}
      </Button>
      {open && (
        <Suspense>
          <SheetDialog photos={printable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
