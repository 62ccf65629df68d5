import { ProfileButton } from './profile-button.tsx';
import { useFirstPress } from './use-first-press.ts';

const loadMenu = () => import('./profile-menu-open.tsx');

export function ProfileMenu({ email }: { email: string }) {
  const { Opened, pressProps } = useFirstPress(loadMenu);
  return Opened ? (
    <Opened email={email} />
  ) : (
    <ProfileButton email={email} aria-expanded={false} {...pressProps} />
  );
}
