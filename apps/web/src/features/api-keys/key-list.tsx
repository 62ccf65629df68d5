import type { ApiKey } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { scopeTexts } from './scope-texts.ts';

interface KeyListProps {
  keys: readonly ApiKey[];
  onRevoke: (key: ApiKey) => void;
}

export function KeyList({ keys, onRevoke }: KeyListProps) {
  return (
    <ul className="divide-y divide-line border border-line bg-sheet">
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
      ))}
    </ul>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { t } = useTranslation('api');
  const { name, start, scopes } = apiKey;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-4 ps-4 pe-2 sm:ps-5">
      <div className="min-w-0">
        <p className="font-medium break-words" dir="auto">
          {name}
        </p>
        <p className="font-mono text-sm text-ink-soft" dir="ltr">
          <span className="block rtl:text-right">{start}…</span>
        </p>
      </div>
      <Button look="quiet" aria-label={t('keys.revokeNamed', { name })} onClick={onRevoke}>
        {t('keys.revoke')}
      </Button>
      <ul className="col-span-full flex flex-wrap gap-1.5 pe-2">
        {scopes.map((scope) => (
          <li key={scope} className="rounded-xs border border-line px-1.5 py-0.5 text-xs">
            {t(`scopes.${scopeTexts[scope]}.name`)}
          </li>
        ))}
      </ul>
      <KeyTimes apiKey={apiKey} />
    </li>
  );
}

function KeyTimes({ apiKey: { createdAt, expiresAt, lastUsedAt } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api');
  const locale = localeOf(useLanguage());
  const day = (time: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(time));
  const minute = (time: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
  return (
    <ul className="col-span-full flex flex-wrap gap-x-4 gap-y-0.5 pe-2 text-xs text-ink-soft">
      <li>{lastUsedAt === null ? t('keys.unused') : t('keys.lastUsed', { date: minute(lastUsedAt) })}</li>
      <li>{t('keys.created', { date: day(createdAt) })}</li>
      <li className={isOver ? 'inline-flex items-center gap-1 font-medium text-fail' : ''}>
        {isOver && <Icon name="warning" className="size-3.5" />}
        {expiresAt === null
          ? t('keys.never')
          : t(isOver ? 'keys.expired' : 'keys.expires', { date: day(expiresAt) })}
      </li>
    </ul>
  );
}
