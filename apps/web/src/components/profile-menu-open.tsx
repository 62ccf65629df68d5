import { directionOf } from '@vesika/messages';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../shell/i18n/use-language.ts';
import { useLeave } from '../shell/session/use-leave.ts';
import { Icon } from './icon.tsx';
import { ProfileButton } from './profile-button.tsx';

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none select-none data-highlighted:bg-ink/7';

const pages = [
  { to: '/dashboard', icon: 'layers', name: 'dashboard' },
  { to: '/dashboard/profile', icon: 'person', name: 'profile' },
  { to: '/dashboard/payments', icon: 'receipt', name: 'payments' },
] as const;

export default function OpenableProfileMenu({ email }: { email: string }) {
  const { t } = useTranslation();
  const leave = useLeave();
  return (
    <DropdownMenu.Root defaultOpen modal={false} dir={directionOf(useLanguage())}>
      <DropdownMenu.Trigger asChild>
        <ProfileButton email={email} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 max-w-72 min-w-56 animate-rise rounded-md border border-line bg-sheet p-1 text-ink shadow-dialog"
        >
          <DropdownMenu.Label className="border-b border-line px-3 pt-2 pb-2.5 text-sm text-ink-soft">
            <bdi className="block truncate rtl:text-right">{email}</bdi>
          </DropdownMenu.Label>
          <DropdownMenu.Group className="pt-1">
            {pages.map(({ to, icon, name }) => (
              <DropdownMenu.Item key={to} asChild>
                <Link to={to} className={itemClass}>
                  <Icon name={icon} className="text-ink-soft" />
                  {t(`header.${name}`)}
                </Link>
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Separator className="my-1 h-px bg-line" />
            <DropdownMenu.Item onSelect={() => void leave()} className={itemClass}>
              <Icon name="leave" className="text-ink-soft rtl:-scale-x-100" />
              {t('header.signOut')}
            </DropdownMenu.Item>
          </DropdownMenu.Group>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
