import { localeOf } from '@vesika/messages';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigation } from 'react-router';
import { Icon } from '../../../components/icon.tsx';
import { Page } from '../../../components/page.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { isDocumentType } from '../../../photo/document-type.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { isoDay } from './iso-day.ts';
import { currentOf, tabs } from './navigation.ts';
import { msToNextMinute } from './next-minute.ts';
import { Sidebar } from './sidebar.tsx';

export function DashboardFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const target = navigation.location?.pathname;
  const makesPhotos = pathname.split('/').some(isDocumentType);
  const isSlow = useLate(target !== undefined && target !== pathname);
  useScrollToTop(pathname);
  return (
    <Page wide middle={<CurrentDate />} bar={<PhoneBar />}>
      <div className="mx-auto grid max-w-(--page-width) grid-cols-[minmax(0,1fr)] gap-x-12 px-4 pt-4 sm:px-6 sm:pt-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <aside className="max-lg:hidden">
          <div className="sticky top-6">
            <Sidebar />
          </div>
        </aside>
        <div className={`min-w-0 ${makesPhotos ? '' : 'pt-4 sm:pt-6'}`}>
          {isSlow ? <Waiting /> : children}
        </div>
      </div>
    </Page>
  );
}

function useScrollToTop(pathname: string): void {
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Newer browsers return a promise, which an effect must not return.
    void window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}

const patienceMs = 250;

function useLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return setLate(false);
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isLate;
}

function CurrentDate() {
  const locale = localeOf(useLanguage());
  const now = useNow();
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' });
  return (
    <time dateTime={isoDay(now)} className="text-sm whitespace-nowrap text-ink-soft max-[22rem]:hidden">
      <span className="max-md:hidden">{long.format(now)}</span>
      <span className="md:hidden">{short.format(now)}</span>
    </time>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), msToNextMinute(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

const loadSheet = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(loadSheet);

function PhoneBar() {
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
