import { type ApiScope, apiKeyLifetimesDays, apiScopes, limits } from '@vesika/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/fields/form-problem.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { call } from '../../shell/api/call.ts';
import { failureSentences } from '../../shell/api/failure-texts.ts';
import { useFormats } from '../../shell/i18n/use-formats.ts';
import { limitRules } from './limit-rules.ts';
import { scopeTexts } from './scope-texts.ts';

interface Fields {
  name: string;
  kind: (typeof kinds)[number];
  scopes: ApiScope[];
  lifetime: string;
  creditsPerMonth: string;
}

const kinds = ['live', 'test'] as const;

const usual: Fields = {
  name: '',
  kind: 'live',
  scopes: ['photos:write', 'photos:read', 'requirements:read', 'credits:read'],
  lifetime: '365',
  creditsPerMonth: '',
};

const boxClass =
  'grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-line-strong bg-sheet p-3 transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink/4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-guide';

export function CreationForm({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useTranslation('api');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { amount } = useFormats();
  const lifetimeText = (days: number | null) => {
    if (days === null) return t('form.never');
    return days === 365 ? amount(1, 'year') : amount(days, 'day');
  };
  const { register, handleSubmit, formState, setError, watch } = useForm<Fields>({ defaultValues: usual });
  const { errors, isSubmitting } = formState;
  const isTest = watch('kind') === 'test';
  const submit = handleSubmit(async ({ name, scopes, lifetime, creditsPerMonth }) => {
    try {
      const lifetimeDays = apiKeyLifetimesDays.find((days) => String(days ?? '') === lifetime) ?? null;
      const limit = isTest ? null : limitRules.read(creditsPerMonth);
      const body = { name, scopes, lifetimeDays, isTest, creditsPerMonth: limit };
      const { secret } = await call('createApiKey', { body });
      onMade(secret);
    } catch (error) {
      setError('root', { message: failureSentences(tFailure, error) });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        {...limits.apiKeyName}
        dir="auto"
        required
        error={errors.name && t('form.nameMissing')}
        {...register('name', { validate: (name) => name.trim() !== '' })}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('form.kind')}</legend>
        <div className="grid gap-2">
          {kinds.map((kind) => (
            <label key={kind} className={boxClass}>
              <input
                type="radio"
                value={kind}
                className="mt-1 size-4 accent-ink outline-none"
                {...register('kind')}
              />
              <span>
                <span className="block text-sm font-medium">{t(`form.${kind}`)}</span>
                <span className="block text-sm text-ink-soft">{t(`form.${kind}About`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset aria-describedby={errors.scopes ? 'scopes-missing' : undefined}>
        <legend className="mb-2 text-sm font-medium">{t('form.scopes')}</legend>
        <div className="grid gap-2">
          {apiScopes.map((scope) => (
            <label key={scope} className={boxClass}>
              <input
                type="checkbox"
                value={scope}
                className="mt-1 size-4 accent-ink outline-none"
                {...register('scopes', {
                  validate: (scopes) => scopes.length > 0,
                })}
              />
              <span>
                <span className="block text-sm font-medium">{t(`scopes.${scopeTexts[scope]}.name`)}</span>
                <span className="block text-sm text-ink-soft">{t(`scopes.${scopeTexts[scope]}.about`)}</span>
              </span>
            </label>
          ))}
        </div>
        {errors.scopes && (
          <p id="scopes-missing" role="alert" className="mt-1.5 flex items-start gap-1.5 text-sm text-fail">
            <Icon name="warning" className="mt-1 size-4 shrink-0" />
            {t('form.scopesMissing')}
          </p>
        )}
      </fieldset>
      <SelectField
        label={t('form.lifetime')}
        options={apiKeyLifetimesDays.map((days) => [days ?? '', lifetimeText(days)])}
        {...register('lifetime')}
      />
      {!isTest && (
        <TextField
          label={t('form.limit')}
          hint={t('form.limitHint')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.creditsPerMonth && t('form.limitWrong')}
          {...register('creditsPerMonth', { validate: limitRules.isValid })}
        />
      )}
      {errors.root && <FormProblem title={t('form.failed')}>{errors.root.message}</FormProblem>}
      <Button type="submit" variant="ink" size="lg" busy={isSubmitting}>
        {t('form.submit')}
      </Button>
    </form>
  );
}
