import { type ApiScope, apiKeyLifetimesDays, apiScopes } from '@vesika/contract';
import { localeOf } from '@vesika/messages';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { failureTexts } from '../../api/failure-texts.ts';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/fields/form-problem.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { scopeTexts } from './scope-texts.ts';

interface Wish {
  name: string;
  scopes: ApiScope[];
  lifetime: string;
}

const usual: Wish = {
  name: '',
  scopes: ['photos:write', 'photos:read', 'requirements:read', 'credits:read'],
  lifetime: '365',
};

export function CreationForm({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useTranslation('api');
  const { t: tFailure } = useTranslation(['web', 'engine']);
  const { register, handleSubmit, formState, setError } = useForm<Wish>({ defaultValues: usual });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ name, scopes, lifetime }) => {
    try {
      const lifetimeDays = apiKeyLifetimesDays.find((days) => String(days ?? '') === lifetime) ?? null;
      const { secret } = await call('createApiKey', { body: { name, scopes, lifetimeDays } });
      onMade(secret);
    } catch (error) {
      const { title, action } = failureTexts(tFailure, error as Error);
      setError('root', { message: `${title}. ${action}` });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        maxLength={60}
        dir="auto"
        required
        error={errors.name && t('form.nameMissing')}
        {...register('name', { validate: (name) => name.trim() !== '' })}
      />
      <fieldset aria-describedby={errors.scopes ? 'scopes-missing' : undefined}>
        <legend className="mb-2 text-sm font-medium">{t('form.scopes')}</legend>
        <div className="grid gap-2">
          {apiScopes.map((scope) => (
            <label
              key={scope}
              className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-line-strong bg-sheet p-3 transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink/4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-guide"
            >
              <input
                type="checkbox"
                value={scope}
                className="mt-1 size-4 accent-ink outline-none"
                {...register('scopes', { validate: (scopes) => scopes.length > 0 })}
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
      <Lifetime {...register('lifetime')} />
      {errors.root && <FormProblem title={t('form.failed')}>{errors.root.message}</FormProblem>}
      <Button type="submit" look="ink" size="lg" busy={isSubmitting} disabled={isSubmitting}>
        {t('form.submit')}
      </Button>
    </form>
  );
}

function Lifetime(field: ReturnType<ReturnType<typeof useForm<Wish>>['register']>) {
  const { t } = useTranslation('api');
  const locale = localeOf(useLanguage());
  const id = useId();
  const words = (days: number) => {
    const [value, unit] = days === 365 ? [1, 'year'] : [days, 'day'];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('form.lifetime')}
      </label>
      <span className="relative flex items-center">
        <select
          id={id}
          className="min-h-12 w-full appearance-none rounded-md border border-line-strong bg-sheet ps-3.5 pe-9 text-base hover:border-ink"
          {...field}
        >
          {apiKeyLifetimesDays.map((days) => (
            <option key={days} value={days ?? ''}>
              {days === null ? t('form.never') : words(days)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 text-ink-soft" />
      </span>
    </div>
  );
}
