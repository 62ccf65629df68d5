import { limits } from '@vesika/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useShowFailure } from '../../components/use-show-failure.ts';
import { call } from '../../shell/api/call.ts';
import { useSession } from '../../shell/session/session-provider.tsx';

interface KeepDocumentProps {
  /** Null while the form has faults, which it then shows. */
  variant: () => string | null;
}

export function KeepDocument({ variant }: KeepDocumentProps) {
  const { t } = useTranslation('own');
  const { status } = useSession();
  const showFailure = useShowFailure();
  const [name, setName] = useState('');
  const [state, setState] = useState<'typing' | 'busy' | 'kept'>('typing');
  if (status !== 'signed-in') return null;
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const kept = variant();
    if (!kept || name.trim() === '') return;
    setState('busy');
    try {
      await call('v1KeepOwnDocument', { body: { name, variant: kept } });
      setState('kept');
    } catch (error) {
      setState('typing');
      showFailure(error as Error);
    }
  };
  return (
    <form onSubmit={(event) => void keep(event)} className="grid gap-2 border-t border-line pt-5">
      <TextField
        label={t('kept.name')}
        {...limits.ownDocumentName}
        autoComplete="off"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setState('typing');
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={state === 'busy'}>
          {t('act.keep')}
        </Button>
        <p role="status" className="text-sm">
          {state === 'kept' && (
            <SiteLink to="/dashboard/own-documents" className="underline underline-offset-3">
              {t('act.kept')}
            </SiteLink>
          )}
        </p>
      </div>
    </form>
  );
}
