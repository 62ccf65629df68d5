import { apiKeyOverlapHours } from '@vesika/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/fields/form-problem.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { useDuration } from './use-duration.ts';

export function RotationForm({ keyId, onRotated }: { keyId: string; onRotated: (secret: string) => void }) {
  const { t } = useTranslation('api');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const duration = useDuration();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { overlap: '24' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ overlap }) => {
    try {
      const overlapHours = apiKeyOverlapHours.find((hours) => String(hours) === overlap) ?? 0;
      onRotated((await call('rotateApiKey', { params: { keyId }, body: { overlapHours } })).secret);
    } catch (error) {
      setError('root', { message: failureTexts(tFailure, error as Error).action });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <SelectField label={t('manage.overlap')} {...register('overlap')}>
        {apiKeyOverlapHours.map((hours) => (
          <option key={hours} value={hours}>
            {hours === 0 ? t('manage.overlapNone') : duration.ofHours(hours)}
          </option>
        ))}
      </SelectField>
      {errors.root && <FormProblem title={t('manage.rotateFailed')}>{errors.root.message}</FormProblem>}
      <Button type="submit" look="ink" busy={isSubmitting}>
        {t('manage.rotate')}
      </Button>
    </form>
  );
}
