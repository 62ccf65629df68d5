import { useQueryClient } from '@tanstack/react-query';
import type { OperationId, OperationInput } from '@vesika/contract';
import { limits } from '@vesika/contract';
import type { Catalogues } from '@vesika/messages';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/fields/form-problem.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { call } from '../../shell/api/call.ts';
import { failureTexts } from '../../shell/api/failure-texts.ts';

interface Given {
  reason: string;
  field: (name: string) => string;
  /** An empty field is null. */
  number: (name: string) => number | null;
}

interface ActFormProps {
  name: string;
  /** An act that cannot be undone. */
  isGrave?: boolean;
  /** Fields in addition to the reason. */
  children?: ReactNode;
  withReason?: boolean;
  act: (given: Given) => Promise<unknown>;
  onDone?: () => void;
}

type ActId = keyof Catalogues['operator']['acts'] & OperationId;
type Body<Id extends ActId> = NonNullable<OperationInput<Id>['body']>;
type WithoutReason<T> = T extends unknown ? Omit<T, 'reason'> : never;

interface ActProps<Id extends ActId> extends Omit<ActFormProps, 'name' | 'act'> {
  of: Id;
  /** Defaults to the name of the operation. */
  name?: string;
}

/** Parts of the input that the operation requires are required here too, except the reason. */
type ActInput<Id extends ActId> = Pick<OperationInput<Id>, 'params'> &
  (Record<never, never> extends WithoutReason<Body<Id>> ? Partial<ActBody<Id>> : ActBody<Id>);

interface ActBody<Id extends ActId> {
  /** Makes the body from the fields; the reason is added. */
  body: (given: Given) => WithoutReason<Body<Id>>;
}

/** An act that is one operation of the desk. */
export function Act<Id extends ActId>({ of, name, params, body, ...form }: ActProps<Id> & ActInput<Id>) {
  const { t } = useTranslation('operator');
  const act = (given: Given) => {
    const reason = form.withReason === false ? {} : { reason: given.reason };
    return call(of, { params, body: { ...body?.(given), ...reason } } as never);
  };
  return <ActForm {...form} name={name ?? t(`acts.${of as ActId}`)} act={act} />;
}

/** One act of an operator: closed it is a button, open a form. It stays open and busy until the page was read again. */
export function ActForm({ name, isGrave = false, children, withReason = true, act, onDone }: ActFormProps) {
  const { t } = useTranslation('operator');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ title: string; action: string }>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const field = (key: string) => String(given.get(key) ?? '').trim();
    const number = (key: string) => (field(key) === '' ? null : Number(field(key)));
    setBusy(true);
    setProblem(undefined);
    try {
      await act({ reason: field('reason'), field, number });
      showSuccess(t('act.done', { act: name }));
      onDone?.();
      // The page is about to be left, and what it showed may no longer exist, so it is not fetched again.
      const refetchType = onDone ? 'none' : 'active';
      await queryClient.invalidateQueries({ queryKey: ['operator'], refetchType });
      setOpen(false);
    } catch (error) {
      setProblem(failureTexts(tFailure, error));
    }
    setBusy(false);
  };

  if (!isOpen)
    return (
      <Button className="place-self-start" onClick={() => setOpen(true)}>
        {name}
      </Button>
    );
  return (
    <form
      onSubmit={(event) => void submit(event)}
      aria-label={name}
      className="grid w-full max-w-xl gap-4 border border-line-strong bg-sheet p-4"
    >
      <p className="font-medium">{name}</p>
      {isGrave && <p className="text-sm text-fail">{t('act.final')}</p>}
      {children}
      {withReason && (
        <TextField
          name="reason"
          label={t('act.reason')}
          hint={t('act.reasonHint')}
          {...limits.operatorReason}
          required
          autoFocus
          autoComplete="off"
        />
      )}
      {problem && <FormProblem title={problem.title}>{problem.action}</FormProblem>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={isGrave ? 'stamp' : 'ink'} busy={isBusy}>
          {name}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => setOpen(false)}>
          {t('act.cancel')}
        </Button>
      </div>
    </form>
  );
}
