import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';

export function ProfileButton({ email, ...props }: { email: string } & ComponentProps<'button'>) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t('header.account')}
      aria-haspopup="menu"
      className="flex h-11 min-w-15 items-center gap-2 rounded-md ps-1 pe-1 transition-colors duration-150 hover:bg-ink/7 active:bg-ink/12 max-sm:hidden"
      {...props}
    >
      <Avatar email={email} />
      <Icon name="chevron-down" className="size-4 text-ink-soft" />
    </button>
  );
}
