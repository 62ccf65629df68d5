import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Page } from '../../components/page.tsx';

const pages = [
  'people',
  'inbox',
  'checks',
  'money',
  'offers',
  'quality',
  'rules',
  'settings',
  'acts',
] as const;
const addressOf = (page: (typeof pages)[number]) => (page === 'people' ? '/operator' : `/operator/${page}`);

export function DeskFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operator');
  const section = useLocation().pathname.split('/')[2];
  const current = pages.find((page) => page === section) ?? 'people';
  const tabs = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // A phone shows half of the tabs, and the page should not move with them.
    const tab = tabs.current?.querySelector(`[data-page=${current}]`);
    tab?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, [current]);
  return (
    <Page wide>
      <div className="mx-auto grid max-w-(--page-width) grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-4 sm:px-6 sm:pt-6">
        <nav aria-label={t('nav.label')} className="border-b border-line">
          <ul ref={tabs} className="-mb-px flex overflow-x-auto">
            {pages.map((page) => (
              <li key={page} data-page={page}>
                <Link
                  to={addressOf(page)}
                  aria-current={page === current ? 'page' : undefined}
                  className="block border-b-2 border-transparent px-3 py-3 text-sm whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-stamp aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {t(`nav.${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16">{children}</div>
      </div>
    </Page>
  );
}
