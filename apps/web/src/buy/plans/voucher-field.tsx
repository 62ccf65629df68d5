import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { call } from '../../shell/api/call.ts';
import { failureSentences } from '../../shell/api/failure-texts.ts';
import { lowered, packagesQuery } from './packages-query.ts';
import { forgetVoucher, keepVoucher, storedVoucher } from './voucher.ts';

/** Lowers every price on the page before anything is paid. */
export function VoucherField() {
  const { t } = useTranslation('visitor');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const queries = useQueryClient();
  const [stored, setStored] = useState(() => storedVoucher()?.code);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (code: string) => call('applyVoucher', { body: { code } }),
    onSuccess: ({ packages }, code) => {
      keepVoucher({ code, priceIds: packages.map(({ priceId }) => priceId) });
      queries.setQueryData(packagesQuery.queryKey, (shown) =>
        shown ? { packages: lowered(shown.packages, packages) } : undefined,
      );
      setStored(code);
    },
  });
  const problem = error ? failureSentences(tFailure, error) : undefined;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(String(new FormData(event.currentTarget).get('code')).trim());
  };
  const remove = () => {
    forgetVoucher();
    setStored(undefined);
    void queries.invalidateQueries({ queryKey: packagesQuery.queryKey });
  };

  if (stored !== undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <p role="status">{t('voucher.applied', { code: stored.toUpperCase() })}</p>
        <Button variant="quiet" onClick={remove}>
          {t('voucher.remove')}
        </Button>
      </div>
    );
  }
  if (!isOpen) {
    return (
      <Button
        variant="quiet"
        className="-ms-4 justify-self-start underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {t('voucher.have')}
      </Button>
    );
  }
  return (
    <form className="flex flex-wrap items-start gap-2 text-sm" onSubmit={apply}>
      <div className="min-w-0 grow basis-48">
        <TextField
          name="code"
          label={t('voucher.code')}
          error={problem}
          required
          autoFocus
          minLength={6}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
      </div>
      <Button type="submit" className="mt-7" busy={isPending}>
        {t('voucher.apply')}
      </Button>
    </form>
  );
}
