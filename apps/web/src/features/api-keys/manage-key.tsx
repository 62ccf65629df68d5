import { type ApiKey, apiKeyOverlapHours } from '@vesika/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialog-frame.tsx';
import { FormProblem } from '../../components/fields/form-problem.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { showSuccess } from '../../components/toaster.tsx';
import { call } from '../../shell/api/call.ts';
import { failureTexts } from '../../shell/api/failure-texts.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { KeyRequests } from './key-requests.tsx';
import { KeyUse } from './key-use.tsx';
import { limitRules } from './limit-rules.ts';
import { MadeKey } from './made-key.tsx';

interface ManageKeyProps {
  apiKey: ApiKey;
  onChanged: () => void;
  onClose: () => void;
}

export default function ManageKey({ apiKey, onChanged, onClose }: ManageKeyProps) {
  const { t } = useTranslation('api');
  const [secret, setSecret] = useState<string>();
  const isRotated = secret !== undefined;
  return (
    <DialogFrame
      onOpenChange={(open) => open || onClose()}
      title={isRotated ? t('made.title') : apiKey.name}
      about={t(isRotated ? 'made.about' : 'manage.about')}
    >
      {isRotated ? (
        <MadeKey secret={secret} onDone={onClose} />
      ) : (
        <div className="grid gap-8">
          {!apiKey.isTest && (
            <TitledSection
              level="h3"
              title={t('manage.limit')}
              headingClass="font-semibold"
              className="grid gap-4"
            >
              <LimitForm apiKey={apiKey} onSaved={onChanged} />
            </TitledSection>
          )}
          <TitledSection
            level="h3"
            title={t('manage.secret')}
            headingClass="-mb-3 font-semibold"
            className="grid gap-4"
          >
            <p className="text-sm text-ink-soft">{t('manage.secretAbout')}</p>
            <RotationForm
              keyId={apiKey.id}
              onRotated={(made) => {
                setSecret(made);
                onChanged();
              }}
            />
          </TitledSection>
          <KeyUse keyId={apiKey.id} />
          <KeyRequests keyId={apiKey.id} />
        </div>
      )}
    </DialogFrame>
  );
}

function RotationForm({ keyId, onRotated }: { keyId: string; onRotated: (secret: string) => void }) {
  const { t } = useTranslation('api');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { amount } = useFormats();
  const overlapText = (hours: number) => {
    if (hours === 0) return t('manage.overlapNone');
    return hours > 24 ? amount(hours / 24, 'day') : amount(hours, 'hour');
  };
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { overlap: '24' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ overlap }) => {
    try {
      const overlapHours = apiKeyOverlapHours.find((hours) => String(hours) === overlap) ?? 0;
      onRotated((await call('rotateApiKey', { params: { keyId }, body: { overlapHours } })).secret);
    } catch (error) {
      setError('root', { message: failureTexts(tFailure, error).action });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <SelectField
        label={t('manage.overlap')}
        options={apiKeyOverlapHours.map((hours) => [hours, overlapText(hours)])}
        {...register('overlap')}
      />
      {errors.root && <FormProblem title={t('manage.rotateFailed')}>{errors.root.message}</FormProblem>}
      <Button type="submit" variant="ink" busy={isSubmitting}>
        {t('manage.rotate')}
      </Button>
    </form>
  );
}

function LimitForm({ apiKey: { id, creditsPerMonth }, onSaved }: { apiKey: ApiKey; onSaved: () => void }) {
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
      setError('root', { message: failureTexts(tFailure, error).action });
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
