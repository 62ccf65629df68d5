import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { canonicalPath } from '../shell/routing/site-path.ts';
import { useSession } from '../shell/session/session-provider.tsx';
import { AccountPart } from './account-part.tsx';
import { buttonClass } from './button.tsx';
import { Footer } from './footer.tsx';
import { LanguageButton } from './language-button.tsx';
import { SiteLink } from './site-link.tsx';
import { SiteMenu, SiteNavigation } from './site-navigation.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useFirstPress } from './use-first-press.ts';

interface PageProps {
  children: ReactNode;
  middle?: ReactNode;
  bar?: ReactNode;
  wide?: boolean;
}

export function Page({ children, middle, bar, wide = false }: PageProps) {
  return (
    <div
      className="flex min-h-dvh flex-col overflow-x-clip"
      style={{ '--page-width': wide ? '80rem' : '72rem' } as CSSProperties}
    >
      <Header middle={middle} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      {bar}
    </div>
  );
}

function Header({ middle }: { middle?: ReactNode }) {
  const { t } = useTranslation();
  const isLanding = canonicalPath(useLocation().pathname) === '/';
  return (
    <header className="relative z-20 border-b border-line bg-paper">
      <a
        href="#content"
        className="absolute start-4 top-3 z-30 -translate-y-24 rounded-md bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
      >
        {t('header.skip')}
      </a>
      <div className="mx-auto flex h-16 max-w-(--page-width,72rem) items-center justify-between gap-2 px-4 sm:px-6">
        <SiteLink
          to="/"
          aria-label={t('header.home')}
          className="flex min-h-11 items-center rounded-sm"
          onClick={(event) => {
            if (isLanding) event.preventDefault();
            window.scrollTo({ top: 0 });
          }}
        >
          <Logo />
        </SiteLink>
        {middle ?? <SiteNavigation />}
        <div className="-me-2 flex items-center">
          {isLanding && <DashboardLink />}
          <LanguageMenu />
          <ThemeToggle className={middle ? '' : 'max-sm:hidden'} />
          <AccountPart />
          {!middle && <SiteMenu />}
        </div>
      </div>
    </header>
  );
}

function DashboardLink() {
  const { t } = useTranslation();
  if (useSession().status !== 'signed-in') return null;
  return (
    <Link to="/dashboard" className={`${buttonClass({ variant: 'ink' })} me-2 max-sm:hidden`}>
      {t('header.dashboard')}
    </Link>
  );
}

const loadMenu = () => import('./language-menu-open.tsx');

function LanguageMenu() {
  const { Opened, pressProps } = useFirstPress(loadMenu);
  return Opened ? <Opened /> : <LanguageButton aria-expanded={false} {...pressProps} />;
}

function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 36" fill="none" className={className} aria-hidden="true">
      <path
        d="M1 9.5V1h8.5M22.5 1H31v8.5M31 26.5V35h-8.5M9.5 35H1v-8.5"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <circle cx="16" cy="11.6" r="4.9" className="fill-stamp" />
      <path d="M6.6 19.6 16 30.4l9.4-10.8" stroke="currentColor" strokeWidth="3.4" strokeLinejoin="miter" />
    </svg>
  );
}

function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="h-8 w-auto" />
      <span className="font-heading text-xl font-bold tracking-tight" lang="en">
        Vesika
      </span>
    </span>
  );
}
