import { lazy, Suspense, useState } from 'react';
import { ProfileButton } from './profile-button.tsx';

const loadMenu = () => import('./profile-menu-open.tsx');
const OpenableProfileMenu = lazy(loadMenu);

/** A plain button until it is wanted; the menu and what it is made of are fetched then. */
export function ProfileMenu({ email }: { email: string }) {
  const [wanted, setWanted] = useState(false);
  const preload = () => void loadMenu();
  const button = (
    <ProfileButton
      email={email}
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenableProfileMenu email={email} />
    </Suspense>
  );
}
