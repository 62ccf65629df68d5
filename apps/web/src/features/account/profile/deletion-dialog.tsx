import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AlertButtons, AlertFrame } from '../../../components/alert-frame.tsx';
import { Button } from '../../../components/button.tsx';
import { FormProblem } from '../../../components/fields/form-problem.tsx';
import { isEmail } from '../../../components/fields/is-email.ts';
import { EmailField } from '../../../components/fields/text-field.tsx';
import { showSuccess } from '../../../components/toaster.tsx';
import { call } from '../../../shell/api/call.ts';
import { ServiceError } from '../../../shell/api/request.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { useLeave } from '../../../shell/session/use-leave.ts';
import type { Credentials } from '../api/credentials.ts';
import { errorText } from '../error-text.ts';
import { MailedCode } from '../fields/mailed-code.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { codePattern, isLongEnough } from '../validation.ts';

const lost = ['photos', 'packages', 'purchases', 'account'] as const;

interface DeletionDialogProps {
  user: SessionUser;
  onCancel: () => void;
}

export default function DeletionDialog({ user, onCancel }: DeletionDialogProps) {
  const { t } = useTranslation(['account', 'engine']);
  const leave = useLeave();
  const { register, handleSubmit, formState, setError } = useForm<Credentials & { code: string }>({
    defaultValues: { email: '', password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;

  const refusal = (error: unknown) =>
    error instanceof ServiceError && error.code === 'payment-unavailable'
      ? t('profile.deletion.providerSilent')
      : errorText(t, error);
  const remove = async ({ email, password, code }: Credentials & { code: string }) => {
    const proof = user.hasPassword ? { password } : { code: code.trim() };
    try {
      await call('deleteAccount', { body: { ...proof, email: email.trim() } });
      await leave();
      showSuccess(t('profile.deletion.done'), t('profile.deletion.doneBody'));
    } catch (error) {
      const field = fieldOf(error);
      if (field) setError(field, { type: 'service' }, { shouldFocus: true });
      else setError('root', { message: refusal(error) });
    }
  };
  const submit = handleSubmit(remove);
  const emailProblem =
    errors.email?.type === 'service' ? t('engine:errors.email-differs.title') : t('validation.email');
  const codeProblem =
    errors.code?.type === 'service' ? t('engine:errors.code-wrong.title') : t('validation.code');
  const passwordProblem =
    errors.password?.type === 'service' ? t('engine:errors.password-wrong.title') : t('validation.password');

  return (
    <AlertFrame
      title={t('profile.deletion.heading')}
      about={t('profile.deletion.lead')}
      onClose={() => isSubmitting || onCancel()}
    >
      <div className="text-sm">
        <p className="font-medium">{t('profile.deletion.goes')}</p>
        <ul className="mt-1.5 grid list-disc gap-1 ps-5 text-ink-soft">
          {lost.map((what) => (
            <li key={what}>{t(`profile.deletion.${what}`)}</li>
          ))}
        </ul>
      </div>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <p className="text-sm">
          {t(user.hasPassword ? 'profile.deletion.proof' : 'profile.deletion.proofByCode')}
        </p>
        <EmailField
          label={t('fields.email')}
          autoComplete="off"
          required
          error={errors.email && emailProblem}
          {...register('email', { validate: isEmail })}
        />
        {user.hasPassword ? (
          <PasswordField
            label={t('fields.password')}
            autoComplete="current-password"
            required
            error={errors.password && passwordProblem}
            {...register('password', { validate: isLongEnough })}
          />
        ) : (
          <MailedCode
            email={user.email}
            error={errors.code && codeProblem}
            {...register('code', { validate: (code) => codePattern.test(code.trim()) })}
          />
        )}
        {errors.root && <FormProblem title={t('profile.deletion.failed')}>{errors.root.message}</FormProblem>}
        <AlertButtons keep={t('profile.deletion.cancel')} disabled={isSubmitting}>
          <Button type="submit" variant="stamp" busy={isSubmitting}>
            {t('profile.deletion.action')}
          </Button>
        </AlertButtons>
      </form>
    </AlertFrame>
  );
}

function fieldOf(error: unknown): 'email' | 'password' | 'code' | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  if (error.code === 'email-differs') return 'email';
  if (error.code === 'code-wrong') return 'code';
  return error.code === 'password-wrong' ? 'password' : undefined;
}
