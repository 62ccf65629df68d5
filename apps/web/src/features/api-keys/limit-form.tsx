import type { ApiKey } from '@vesika/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/fields/form-problem.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { limitRules } from './limit-rules.ts';

export function LimitForm({
  apiKey: { id, creditsPerMonth },
  onSaved,
}: {
  apiKey: ApiKey;
  onSaved: () => void;
}) {
  const { t } = useTranslation('api');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { creditsPerMonth: String(creditsPerMonth ?? '') },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    try {
      const body = { creditsPerMonth: limitRules.read(typed.creditsPerMonth) };
      await call('limitApiKey', { params: { keyId: id }, body });
      showSuccess(t('manage.limitSaved'));
      onSaved();
    } catch (error) {
      setError('root', { message: failureTexts(tFailure, error as Error).action });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={t('form.limit')}
        hint={t('form.limitHint')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.creditsPerMonth && t('form.limitWrong')}
        {...register('creditsPerMonth', { validate: limitRules.isValid })}
      />
      {errors.root && <FormProblem title={t('manage.limitFailed')}>{errors.root.message}</FormProblem>}
      <Button type="submit" busy={isSubmitting}>
        {t('manage.limitSave')}
      </Button>
    </form>
  );
}
