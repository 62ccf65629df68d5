import { localeOf } from '@vesika/messages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Guilloche } from '../../../drawings/guilloche.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';

export function AccountCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('account');
  const locale = localeOf(useLanguage());
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(user.createdAt));
  return (
    <section
      aria-label={t('profile.about.title')}
      className="relative isolate overflow-hidden border border-line bg-sheet"
    >
      <Guilloche
        seed={user.id}
        className="-z-10 absolute -end-40 -top-44 size-[34rem] text-ink opacity-[0.08] dark:opacity-[0.13]"
      />
      <dl className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-[2fr_1fr] sm:p-7">
        <Entry term={t('profile.about.email')}>
          <bdi className="text-lg leading-snug font-semibold wrap-anywhere">{breakable(user.email)}</bdi>
        </Entry>
        <Entry term={t('profile.about.since')}>
          <time dateTime={user.createdAt} className="text-lg font-semibold">
            {since}
          </time>
        </Entry>
        <Entry term={t('profile.about.id')}>
          <bdi className="font-mono text-xs break-all sm:text-sm">{user.id}</bdi>
        </Entry>
      </dl>
    </section>
  );
}

function breakable(email: string): ReactNode {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-xs text-ink-soft">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
