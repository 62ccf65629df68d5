import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function Header() {
  const { t } = useTranslation();
  return (
    <header className="relative z-20 border-b border-line bg-paper">
      <a
        href="#content"
        className="absolute start-4 top-3 z-30 -translate-y-24 rounded-md bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        {t('header.skip')}
      </a>
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 sm:px-6">
        <Link to="/" aria-label={t('header.home')} className="flex rounded-sm" onClick={scrollToTop}>
          <Logo />
        </Link>
        <div className="-me-2 flex items-center">
          <LanguageMenu />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}

function scrollToTop() {
  window.scrollTo({ top: 0 });
}
