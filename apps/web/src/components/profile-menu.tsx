import { lazy, Suspense } from 'react';
import { ProfileButton } from './profile-button.tsx';
import { useFirstPress } from './use-first-press.ts';

const loadMenu = () => import('./profile-menu-open.tsx');
const OpenableProfileMenu = lazy(loadMenu);

/** A plain button until it is wanted; the menu and what it is made of are fetched then. */
export function ProfileMenu({ email }: { email: string }) {
  const { wanted, pressProps } = useFirstPress(loadMenu);
  const button = <ProfileButton email={email} aria-expanded={false} {...pressProps} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenableProfileMenu email={email} />
    </Suspense>
  );
}
