import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Page } from '../../components/page.tsx';

/** The first page of a group names it. */
const groups = [
  ['inbox', 'checks'],
  ['people'],
  ['money', 'offers'],
  ['quality', 'rules'],
  ['settings', 'acts'],
] as const;
type DeskPage = (typeof groups)[number][number];

const addressOf = (page: DeskPage) => (page === 'inbox' ? '/operator' : `/operator/${page}`);

export function DeskFrame({ children }: { children: ReactNode }) {
  const section = useLocation().pathname.split('/')[2];
  const current = groups.flat().find((page) => page === section) ?? 'inbox';
  const group = groups.find((pages) => (pages as readonly DeskPage[]).includes(current))!;
  return (
    <Page wide>
      <div className="mx-auto grid max-w-(--page-width) grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-4 sm:px-6 sm:pt-6">
        <div className="grid gap-2">
          <Tabs label="nav.label" pages={groups.map(([first]) => first)} current={group[0]} />
          {group.length > 1 && <Tabs label={`nav.${group[0]}`} pages={group} current={current} small />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pb-16">{children}</div>
      </div>
    </Page>
  );
}

interface TabsProps {
  label: 'nav.label' | `nav.${DeskPage}`;
  pages: readonly DeskPage[];
  current: DeskPage;
  small?: boolean;
}

function Tabs({ label, pages, current, small = false }: TabsProps) {
  const { t } = useTranslation('operator');
  return (
    <nav aria-label={t(label)} className={small ? '' : 'border-b border-line'}>
      <ul className="-mb-px flex overflow-x-auto">
        {pages.map((page) => (
          <li key={page}>
            <Link
              to={addressOf(page)}
              aria-current={page === current ? 'page' : undefined}
              className={`block border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink ${small ? 'py-2' : 'py-3 aria-[current]:border-stamp'}`}
            >
              {t(`nav.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
