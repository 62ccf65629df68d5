import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Chevron } from '../../../components/chevron.tsx';
import { Icon } from '../../../components/icon.tsx';
import { packagesHeldQuery } from '../../../shell/api/active-package.ts';
import { creditAmount } from '../../../shell/i18n/credit-amount.ts';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import { CreditBar } from '../package/credit-bar.tsx';
import { hasExpired } from '../package/days-left.ts';
import { currentOf, type Destination, furtherPlaces, groups, operator } from './navigation.ts';

export function Sidebar() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  return (
    <nav aria-label={t('navigation.label')} className="grid content-start gap-6">
      {user?.isOperator && (
        <ul>
          <Row destination={operator} />
        </ul>
      )}
      {groups.map((group) => (
        <section key={group.name} aria-label={t(group.name)}>
          <h2 className="mb-1 px-3 font-text text-xs font-normal tracking-normal text-ink-soft">
            {t(group.name)}
          </h2>
          <ul>
            {group.destinations.map((destination) => (
              <Row key={destination.to} destination={destination} />
            ))}
          </ul>
        </section>
      ))}
      <FurtherPlaces />
      <CreditBox />
    </nav>
  );
}

function FurtherPlaces() {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  const isInside = furtherPlaces.some((place) => currentOf(place, pathname));
  return (
    <details key={String(isInside)} open={isInside}>
      <summary className="flex min-h-11 list-none items-center justify-between rounded-md px-3 text-sm text-ink-soft hover:bg-ink/6 [&::-webkit-details-marker]:hidden">
        {t('navigation.more')}
        <Chevron />
      </summary>
      <ul>
        {furtherPlaces.map((place) => (
          <Row key={place.to} destination={place} />
        ))}
      </ul>
    </details>
  );
}

function Row({ destination }: { destination: Destination }) {
  const { t } = useTranslation(['dashboard', 'engine']);
  const { pathname } = useLocation();
  const { to, icon, name } = destination;
  return (
    <li>
      <Link
        to={to}
        prefetch="intent"
        aria-current={currentOf(destination, pathname)}
        className="group relative flex min-h-11 items-center gap-3 rounded-md px-3 transition-colors duration-150 hover:bg-ink/6 active:bg-ink/10 aria-[current]:bg-ink/6 aria-[current]:font-semibold"
      >
        <span
          aria-hidden="true"
          className="absolute inset-y-2.5 start-0 w-0.5 bg-stamp opacity-0 group-aria-[current]:opacity-100"
        />
        <Icon name={icon} className="shrink-0 text-ink-soft group-aria-[current]:text-ink" />
        {t(name)}
      </Link>
    </li>
  );
}

function CreditBox() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { data } = useQuery(packagesHeldQuery);
  if (!data?.package) return null;
  const { balance, others } = data;
  if (hasExpired(data.package.expiresAt, new Date()) && others.length === 0) return null;
  const { creditsRemaining, creditsTotal } = balance;
  const remaining = creditAmount(language, creditsRemaining);
  const total = creditAmount(language, creditsTotal);
  return (
    <section aria-label={t('credits.title')} className="grid gap-2 border border-line bg-sheet p-3.5">
      <h2 className="font-text text-xs font-normal tracking-normal text-ink-soft">{t('credits.title')}</h2>
      <p className="font-heading text-2xl font-bold">
        <span className="sr-only">
          {creditsRemaining === null ? t('credits.unlimited') : t('credits.left', { remaining, total })}
        </span>
        <span aria-hidden="true">
          {remaining}
          <span className="text-lg font-normal text-ink-soft">
            {creditsRemaining === null ? ' / ∞' : ` / ${total}`}
          </span>
        </span>
      </p>
      {creditsRemaining !== null && <CreditBar remaining={creditsRemaining} total={creditsTotal} />}
    </section>
  );
}
