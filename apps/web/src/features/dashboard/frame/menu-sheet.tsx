import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useLeave } from '../../../shell/session/use-leave.ts';
import { Sidebar } from './sidebar.tsx';

interface MenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function MenuSheet({ open, onOpenChange }: MenuSheetProps) {
  const { t } = useTranslation(['dashboard', 'web']);
  const leave = useLeave();
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) onOpenChange(false);
    openedAt.current = pathname;
  }, [pathname, onOpenChange]);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 animate-fade bg-[#0b1120]/55" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[88dvh] animate-rise overflow-y-auto overscroll-contain rounded-t-md border-t border-line bg-paper px-4 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-dialog"
        >
          <div className="mb-2 flex items-center justify-between ps-3">
            <Dialog.Title className="text-lg font-bold">{t('navigation.menu')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('navigation.close')}
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
            >
              <Icon name="cross" />
            </Dialog.Close>
          </div>
          <Sidebar />
          <Button variant="quiet" className="mt-4 w-full justify-start! px-3!" onClick={() => void leave()}>
            <Icon name="leave" className="text-ink-soft rtl:-scale-x-100" />
            {t('web:header.signOut')}
          </Button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
