import type { ApiKey } from '@vesika/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { scopeTexts } from './scope-texts.ts';

interface KeyListProps {
  keys: readonly ApiKey[];
  onManage: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
}

export function KeyList({ keys, onManage, onRevoke }: KeyListProps) {
  return (
    <ul className="divide-y divide-line border border-line bg-sheet">
      {keys.map((key) => (
        <KeyRow key={key.id} apiKey={key} onManage={() => onManage(key)} onRevoke={() => onRevoke(key)} />
      ))}
    </ul>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  onManage: () => void;
  onRevoke: () => void;
}

function KeyRow({ apiKey, onManage, onRevoke }: KeyRowProps) {
  const { t } = useTranslation('api');
  const { name, start, scopes, isTest } = apiKey;
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
      <div className="flex flex-wrap justify-end">
        <Button variant="quiet" aria-label={t('keys.manageNamed', { name })} onClick={onManage}>
          {t('keys.manage')}
        </Button>
        <Button variant="quiet" aria-label={t('keys.revokeNamed', { name })} onClick={onRevoke}>
          {t('keys.revoke')}
        </Button>
      </div>
      <ul className="col-span-full flex flex-wrap gap-1.5 pe-2">
        {isTest && (
          <li className="rounded-xs border border-unsure bg-unsure/8 px-1.5 py-0.5 text-xs font-medium">
            {t('keys.test')}
          </li>
        )}
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

function KeyTimes({ apiKey }: { apiKey: ApiKey }) {
  const { createdAt, expiresAt, lastUsedAt, previousUntil, isTest } = apiKey;
  const { t } = useTranslation('api');
  const { day, moment, number } = useFormats();
  const used = number(apiKey.creditsThisMonth);
  const limit = apiKey.creditsPerMonth;
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
  return (
    <ul className="col-span-full flex flex-wrap gap-x-4 gap-y-0.5 pe-2 text-xs text-ink-soft">
      <li>{lastUsedAt === null ? t('keys.unused') : t('keys.lastUsed', { date: moment(lastUsedAt) })}</li>
      <li>{t('keys.created', { date: day(createdAt) })}</li>
      <li className={isOver ? 'inline-flex items-center gap-1 font-medium text-fail' : ''}>
        {isOver && <Icon name="warning" className="size-3.5" />}
        {expiresAt === null
          ? t('keys.never')
          : t(isOver ? 'keys.expired' : 'keys.expires', { date: day(expiresAt) })}
      </li>
      {previousUntil !== null && <li>{t('keys.overlap', { date: moment(previousUntil) })}</li>}
      {!isTest && (
        <li>
          {limit === null ? t('keys.credits', { used }) : t('keys.creditsOf', { used, limit: number(limit) })}
        </li>
      )}
    </ul>
  );
}
