import { localeOf } from '@vesika/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Page } from '../../../components/page.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { isDocumentType } from '../../../photo/document-type.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { isoDay } from './iso-day.ts';
import { msToNextMinute } from './next-minute.ts';
import { PhoneBar } from './phone-bar.tsx';
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
