import { lazy, Suspense } from 'react';
import { LanguageButton } from './language-button.tsx';
import { useFirstPress } from './use-first-press.ts';

const loadMenu = () => import('./language-menu-open.tsx');
const OpenableLanguageMenu = lazy(loadMenu);

/** A plain button until it is wanted; the menu and what it is made of are fetched then. */
export function LanguageMenu() {
  const { wanted, pressProps } = useFirstPress(loadMenu);
  const button = <LanguageButton aria-expanded={false} {...pressProps} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenableLanguageMenu />
    </Suspense>
  );
}
