import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Page } from '../../components/page.tsx';

const pages = ['people', 'inbox', 'money', 'quality', 'rules', 'settings', 'acts'] as const;
const addressOf = (page: (typeof pages)[number]) => (page === 'people' ? '/operator' : `/operator/${page}`);

export function DeskFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operator');
  return (
    <Page wide>
      <div className="mx-auto grid max-w-(--page-width) gap-6 px-4 pt-4 sm:px-6 sm:pt-6">
        <nav aria-label={t('nav.label')} className="border-b border-line">
          <ul className="-mb-px flex overflow-x-auto">
            {pages.map((page) => (
              <li key={page}>
                <NavLink
                  to={addressOf(page)}
                  end={page !== 'people'}
                  className="block border-b-2 border-transparent px-3 py-3 text-sm whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-stamp aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {t(`nav.${page}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-8 pb-16">{children}</div>
      </div>
    </Page>
  );
}
