import { ProfileButton } from './profile-button.tsx';
import { useFirstPress } from './use-first-press.ts';

const loadMenu = () => import('./profile-menu-open.tsx');

/** A plain button until it is wanted; the menu and what it is made of are fetched then. */
export function ProfileMenu({ email }: { email: string }) {
  const { Opened, pressProps } = useFirstPress(loadMenu);
  return Opened ? (
    <Opened email={email} />
  ) : (
    <ProfileButton email={email} aria-expanded={false} {...pressProps} />
  );
}
