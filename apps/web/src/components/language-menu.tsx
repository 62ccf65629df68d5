import { LanguageButton } from './language-button.tsx';
import { useFirstPress } from './use-first-press.ts';

const loadMenu = () => import('./language-menu-open.tsx');

export function LanguageMenu() {
  const { Opened, pressProps } = useFirstPress(loadMenu);
  return Opened ? <Opened /> : <LanguageButton aria-expanded={false} {...pressProps} />;
}
