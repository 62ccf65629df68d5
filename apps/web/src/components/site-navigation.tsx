import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { canonicalPath } from '../shell/routing/site-path.ts';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const links = [
  ['pricing', '/pricing'],
  ['countries', '/passport-photo'],
  ['help', '/help'],
] as const;

export function SiteNavigation() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('header.navigation')} className="ms-4 me-auto max-md:hidden">
      <ul className="flex gap-1">
        <Links className="px-3 py-2" />
      </ul>
    </nav>
  );
}

export function SiteMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <details key={pathname} className="group relative md:hidden">
      <summary
        aria-label={t('header.navigation')}
        className={`${buttonClass({ variant: 'quiet', size: 'icon' })} list-none [&::-webkit-details-marker]:hidden`}
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="cross" className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={t('header.navigation')}
        className="absolute end-0 top-full mt-1.5 w-52 rounded-md border border-line bg-sheet p-1.5 shadow-dialog"
      >
        <ul>
          <Links className="block px-3 py-2.5" />
        </ul>
        <div className="mt-1.5 border-t border-line pt-1.5 sm:hidden">
          <ThemeToggle />
        </div>
      </nav>
    </details>
  );
}

function Links({ className }: { className: string }) {
  const { t } = useTranslation();
  const here = canonicalPath(useLocation().pathname);
  return links.map(([name, path]) => (
    <li key={name}>
      <SiteLink
        to={path}
        aria-current={here === path ? 'page' : undefined}
        className={`rounded-sm text-sm font-medium hover:bg-ink/7 aria-[current=page]:text-stamp ${className}`}
      >
        {t(`header.${name}`)}
      </SiteLink>
    </li>
  ));
}
