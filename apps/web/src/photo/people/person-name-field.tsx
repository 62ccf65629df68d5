import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { showError } from '../../components/toaster.tsx';
import { call } from '../../shell/api/call.ts';
import { failureTexts } from '../../shell/api/failure-texts.ts';

const nameLengthMax = 60;

export function PersonNameField({ photoId, name }: { photoId: string; name: string | null }) {
  const { t } = useTranslation('family');
  const id = useId();
  const naming = useNamePerson(photoId);
  const [typed, setTyped] = useState(name ?? '');
  const wanted = typed.trim() === '' ? null : typed.trim();
  const isChanged = wanted !== name;
  const save = () => {
    if (isChanged && !naming.isPending) naming.mutate(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('name.label')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          dir="auto"
          autoComplete="off"
          maxLength={nameLengthMax}
          placeholder={t('name.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={save}
          aria-describedby={`${id}-about`}
          className="min-h-11 w-full min-w-0 rounded-md border border-line-strong bg-sheet px-3 text-base hover:border-ink"
        />
        <Button type="submit" busy={naming.isPending} disabled={!isChanged || naming.isPending}>
          {t(isChanged || wanted === null ? 'name.save' : 'name.saved')}
        </Button>
      </div>
      <p id={`${id}-about`} className="text-sm text-ink-soft">
        {t('name.about')}
      </p>
    </form>
  );
}

function useNamePerson(photoId: string) {
  const { t } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (personName: string | null) =>
      call('namePerson', { params: { photoId }, body: { personName } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['photos'] }),
    onError: (error) => showError(failureTexts(t, error).title),
  });
}
