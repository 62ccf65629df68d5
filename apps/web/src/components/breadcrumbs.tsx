import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import type { Crumb } from './structured-data.ts';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs.label')} className="-my-2 text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center">
        {crumbs.map(({ name, to }, index) => (
          <li key={name} className="flex items-center">
            {index > 0 && (
              <Icon
                name="chevron-down"
                className="mx-1.5 size-3.5 -rotate-90 text-line-strong rtl:rotate-90"
              />
            )}
            {to === undefined ? (
              <span aria-current="page" className="flex min-h-11 items-center text-ink">
                {name}
              </span>
            ) : (
              <SiteLink
                to={to}
                className="flex min-h-11 items-center rounded-xs underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
              >
                {name}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
