import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { BuyAction, type OnBuy } from './buy-action.tsx';
import { type FileToSave, useSave } from './use-save.ts';

export function LockedRow({ icon, name, onBuy }: { icon: IconName; name: string; onBuy: OnBuy }) {
  const { t } = useTranslation();
  return (
    <Row
      icon={icon}
      name={name}
      about={t('download.locked.about')}
      locked
      action={
        <BuyAction
          onBuy={onBuy}
          variant="outline"
          size="icon"
          aria-label={t('download.locked.action', { file: name })}
        >
          <Icon name="lock" />
        </BuyAction>
      }
    />
  );
}

interface RowProps {
  icon: IconName;
  name: string;
  about: string;
  locked?: boolean;
  action: ReactNode;
  children?: ReactNode;
}

export function Row({ icon, name, about, locked = false, action, children }: RowProps) {
  return (
    <li
      className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 gap-y-2 border-b border-line p-3.5 ps-4 last:border-b-0 ${locked ? 'bg-sunk' : ''}`}
    >
      <Icon name={icon} className="size-6 text-ink-soft" />
      <div>
        <p className={`leading-snug font-semibold ${locked ? 'text-ink-soft' : ''}`}>{name}</p>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      {action}
      {children && <div className="col-start-2 col-end-4">{children}</div>}
    </li>
  );
}

interface SavedRowProps extends Omit<RowProps, 'locked' | 'action'> {
  file: FileToSave;
  first?: boolean;
}

export function SavedRow({ file, first = false, ...row }: SavedRowProps) {
  const { t } = useTranslation();
  const { isPending, mutate } = useSave();
  return (
    <Row
      {...row}
      action={
        <Button
          variant={first ? 'stamp' : 'outline'}
          size="icon"
          busy={isPending}
          aria-label={t(isPending ? 'download.busy' : 'download.action', { file: row.name })}
          onClick={() => mutate(file)}
        >
          {!isPending && <Icon name="download" />}
        </Button>
      }
    />
  );
}
