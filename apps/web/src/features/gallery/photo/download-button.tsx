import type { GalleryPhoto } from '@vesika/contract';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { usePurchaseDialog } from '../../../plans/purchase-dialog-context.tsx';
import { Downloads } from '../../../purchase/files/downloads.tsx';

export function DownloadButton({ photo, label }: { photo: GalleryPhoto; label: string }) {
  const { t } = useTranslation(['dashboard', 'web']);
  const [isOpen, setOpen] = useState(false);
  const purchase = usePurchaseDialog();
  const buy = () => {
    setOpen(false);
    purchase.open();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={t('gallery.downloadPhoto', { picture: label })}
        className={`${buttonClass()} w-full min-w-0 bg-sheet max-sm:px-2`}
      >
        <Icon name="download" className="shrink-0 max-sm:hidden" />
        <span className="truncate">{t('web:download.title')}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t('web:download.title')}
          className="z-30 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1.5rem)] animate-rise overflow-y-auto rounded-md bg-sheet text-ink shadow-dialog outline-none"
        >
          <Downloads photo={photo} usable={photo.failed.length === 0} onBuy={buy} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
