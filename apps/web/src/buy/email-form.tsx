import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { isEmail } from '../components/fields/is-email.ts';
import { EmailField } from '../components/fields/text-field.tsx';

interface EmailFormProps {
  hint?: string;
  action: string;
  busyText?: string;
  busy: boolean;
  onEmail: (email: string) => void;
}

export function EmailForm({ hint, action, busyText = action, busy, onEmail }: EmailFormProps) {
  const { t } = useTranslation('visitor');
  const field = useRef<HTMLDivElement>(null);
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const focus = () => field.current?.querySelector('input')?.focus({ preventScroll: true });
  useEffect(focus, []);
  const submit = () => {
    const typed = email.trim();
    if (!isEmail(typed)) {
      setWrong(true);
      return focus();
    }
    onEmail(typed);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-3"
    >
      <div ref={field}>
        <EmailField
          label={t('email.label')}
          hint={hint}
          autoComplete="email"
          required
          value={email}
          error={isWrong ? t('email.invalid') : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setWrong(false);
          }}
        />
      </div>
      <Button type="submit" variant="stamp" size="lg" busy={busy} className="w-full">
        {busy ? busyText : action}
      </Button>
    </form>
  );
}
