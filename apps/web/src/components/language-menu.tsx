import { lazy, Suspense, useState } from 'react';
import { LanguageButton } from './language-button.tsx';

const loadMenu = () => import('./language-menu-open.tsx');
const OpenableLanguageMenu = lazy(loadMenu);

/** A plain button until it is wanted; the menu and what it is made of are fetched then. */
export function LanguageMenu() {
  const [wanted, setWanted] = useState(false);
  const preload = () => void loadMenu();
  const button = (
    <LanguageButton
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenableLanguageMenu />
    </Suspense>
  );
}
