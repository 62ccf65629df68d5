import type { GalleryPhoto } from '@vesika/contract';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { remakeAddress } from '../../../photo/remake-address.ts';
import { reportAddress } from './report-address.ts';

interface PhotoMenuProps {
  photo: GalleryPhoto;
  label: string;
  onView: () => void;
  onDelete: () => void;
}

export function PhotoMenu({ photo, label, onView, onDelete }: PhotoMenuProps) {
  const { t } = useTranslation(['dashboard', 'original']);
  // Dialogs open after the menu has closed, so that the focus returns to the menu's button.
  const next = useRef<(() => void) | null>(null);
  const afterClosing = (action: () => void) => () => {
    next.current = action;
  };
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={t('gallery.more', { picture: label })}
        className={`${buttonClass({ variant: 'outline', size: 'icon' })} shrink-0 bg-sheet`}
      >
        <Icon name="more" strokeWidth="2.6" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-30 min-w-56 max-w-[calc(100vw-1.5rem)] animate-rise rounded-md border border-line bg-sheet p-1 text-ink shadow-dialog"
          onCloseAutoFocus={() => {
            const action = next.current;
            next.current = null;
            if (action) setTimeout(action);
          }}
        >
          <DropdownMenu.Item className={row} onSelect={afterClosing(onView)}>
            <Icon name="enlarge" className="shrink-0" />
            {t('gallery.view')}
          </DropdownMenu.Item>
          <DropdownMenu.Item className={row} asChild>
            <Link to={reportAddress(photo)}>
              <Icon name="shield" className="shrink-0" />
              {t('original:rules.report')}
            </Link>
          </DropdownMenu.Item>
          {photo.originalUrl !== null && (
            <DropdownMenu.Item className={row} asChild>
              <Link to={remakeAddress(photo)}>
                <Icon name="again" className="shrink-0" />
                {t('gallery.remake')}
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className={`${row} text-fail`} onSelect={afterClosing(onDelete)}>
            <Icon name="trash" className="shrink-0" />
            {t('gallery.delete.action')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm leading-snug outline-none select-none data-highlighted:bg-ink/7';
