import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { errorText } from '../error-text.ts';
import { codeDigits, codePattern, recoveryCodePattern } from '../validation.ts';

interface CodeFormProps {
  label: string;
  action: string;
  /** A recovery code instead of the code of an authenticator or a mail. */
  isRecovery?: boolean;
  onCode: (code: string) => Promise<void>;
  children?: ReactNode;
}

export function CodeForm({ label, action, isRecovery = false, onCode, children }: CodeFormProps) {
  const { t } = useTranslation(['account', 'engine']);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (text: string) => {
    setError(text);
    field.current?.select();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRecovery && !recoveryCodePattern.test(code)) return refuse(t('validation.recoveryCode'));
    if (!isRecovery && !codePattern.test(code)) return refuse(t('validation.code'));
    setBusy(true);
    await onCode(code)
      .catch((refused) => refuse(errorText(t, refused)))
      .finally(() => setBusy(false));
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        ref={field}
        label={label}
        error={error}
        value={code}
        onChange={(event) => {
          const typed = event.target.value;
          setCode(isRecovery ? typed.toUpperCase().replaceAll(/[\s-]/g, '') : codeDigits(typed));
          setError(undefined);
        }}
        required
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        dir="ltr"
        className="text-center font-mono text-xl tracking-[0.4em]"
      />
      <div className="grid gap-2">
        <Button type="submit" variant="ink" size="lg" busy={busy}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}
