import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeptDocument } from '@vesika/contract';
import { limits } from '@vesika/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useShowFailure } from '../../../components/use-show-failure.ts';
import { dashboardAddress, publicAddress } from '../../../photo/document-address.ts';
import { documentName } from '../../../photo/document-name.ts';
import { ownDocumentsQuery } from '../../../photo/own/own-documents.ts';
import { call } from '../../../shell/api/call.ts';

export function DocumentRow({ document }: { document: KeptDocument }) {
  const { t } = useTranslation(['own', 'web', 'engine', 'supply']);
  const { t: tWords } = useTranslation(['web', 'engine', 'supply']);
  const [isRenaming, setRenaming] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { id, name, use: named } = document;
  const params = { documentId: id };
  const remove = useChange(() => call('v1DeleteOwnDocument', { params }));
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.origin + publicAddress('/create', named));
    setCopied(true);
  };
  return (
    <li className="grid gap-3 p-4 sm:px-5">
      <div className="min-w-0">
        <p className="font-medium break-words" dir="auto">
          {name}
        </p>
        <p className="text-sm text-ink-soft">{documentName(tWords, named)}</p>
      </div>
      {isRenaming && <NameForm document={document} onClose={() => setRenaming(false)} />}
      <div className="-ms-2 flex flex-wrap gap-x-1">
        <Link to={dashboardAddress(named)} className={buttonClass({ variant: 'outline' })}>
          {t('act.make')}
        </Link>
        <Button variant="quiet" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? t('act.copied') : t('act.copy')}</span>
        </Button>
        <Button
          variant="quiet"
          aria-label={t('kept.renameNamed', { name })}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          {t('kept.rename')}
        </Button>
        <ConfirmDialog
          trigger={
            <Button variant="quiet" aria-label={t('kept.deleteNamed', { name })} busy={remove.isPending}>
              {t('kept.delete')}
            </Button>
          }
          title={t('kept.deleteTitle', { name })}
          about={t('kept.deleteBody')}
          keep={t('kept.keep')}
          confirm={t('kept.delete')}
          onConfirm={() => remove.mutate()}
        />
      </div>
    </li>
  );
}

function NameForm({ document: { id, name }, onClose }: { document: KeptDocument; onClose: () => void }) {
  const { t } = useTranslation('own');
  const [typed, setTyped] = useState(name);
  const rename = useChange(() =>
    call('v1RenameOwnDocument', { params: { documentId: id }, body: { name: typed } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') rename.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <form
      onSubmit={submit}
      className="grid gap-2 sm:grid-cols-[minmax(0,24rem)_auto] sm:items-end sm:justify-start"
    >
      <TextField
        label={t('kept.name')}
        {...limits.ownDocumentName}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="ink" busy={rename.isPending}>
        {t('kept.save')}
      </Button>
    </form>
  );
}

function useChange(change: () => Promise<unknown>) {
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownDocumentsQuery.queryKey }),
    onError: showFailure,
  });
}
