import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../components/icon.tsx';
import { currentOf, tabs } from './navigation.ts';

const loadSheet = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(loadSheet);

export function PhoneBar() {
  const { t } = useTranslation(['dashboard', 'engine']);
  const { pathname } = useLocation();
  const isElsewhere = !tabs.some((destination) => currentOf(destination, pathname));
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      data-phone-bar=""
      className="sticky bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <nav aria-label={t('navigation.label')} className="mx-auto grid max-w-lg grid-cols-4">
        {tabs.map((destination) => (
          <Link
            key={destination.to}
            to={destination.to}
            prefetch="intent"
            aria-current={currentOf(destination, pathname)}
            className={tab}
          >
            <span aria-hidden="true" className={mark} />
            <Icon name={destination.icon} className="size-5.5" />
            <span className="max-w-full truncate">{t(destination.name)}</span>
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-current={isElsewhere ? 'true' : undefined}
          className={tab}
          onPointerEnter={() => void loadSheet()}
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          <span aria-hidden="true" className={mark} />
          <Icon name="menu" className="size-5.5" />
          {t('navigation.menu')}
        </button>
      </nav>
      {wanted && (
        <Suspense fallback={null}>
          <MenuSheet open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}

const tab =
  'group relative grid min-h-15 min-w-0 content-center justify-items-center gap-1 px-1 text-2xs leading-none text-ink-soft transition-colors duration-150 active:bg-ink/8 aria-[current]:font-semibold aria-[current]:text-ink';
const mark = 'absolute inset-x-5 -top-px h-0.5 bg-stamp opacity-0 group-aria-[current]:opacity-100';
