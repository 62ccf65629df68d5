import { limits } from '@vesika/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { FormProblem } from '../../../components/fields/form-problem.tsx';
import { EmailField, WordsField } from '../../../components/fields/text-field.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useSession } from '../../../shell/session/session-provider.tsx';
import { useOperator } from '../article/use-operator.ts';
import { LinkedText } from '../text/linked-text.tsx';
import { type Problems, problemsOf, readLetter } from './letter.ts';
import { type SendFailure, sendMessage } from './send-message.ts';
import { TopicField } from './topic-field.tsx';

/**
 * The fields are uncontrolled, so input typed before hydration or before a failed submission is kept. `method="dialog"`
 * keeps Enter from leaving the page before hydration.
 */
export function ContactForm({ onSent }: { onSent: (address: string) => void }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const ownAddress = useOwnAddress();
  const record = useRecordName();
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<SendFailure>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const letter = readLetter(new FormData(form));
    const found = problemsOf(letter);
    setProblems(found);
    setFailure(undefined);
    const [first] = Object.keys(found);
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus();
    setBusy(true);
    const failed = await sendMessage(letter, language);
    setBusy(false);
    if (failed) setFailure(failed);
    else onSent(letter.email);
  };
  const forgive = (name: keyof Problems) => () => setProblems(({ [name]: _, ...others }) => others);
  const bounds = { short: limits.message.minLength, long: limits.message.maxLength, email: 0 };

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <EmailField
        ref={ownAddress}
        name="email"
        label={t('contact.form.email')}
        hint={t('contact.form.emailHint')}
        error={problems.email && t('contact.errors.email')}
        autoComplete="email"
        required
        onInput={forgive('email')}
      />
      <TopicField />
      <WordsField
        name="message"
        label={t('contact.form.message')}
        hint={t('contact.form.messageHint')}
        error={
          problems.message && t(`contact.errors.${problems.message}`, { count: bounds[problems.message] })
        }
        rows={8}
        defaultValue={record}
        required
        onInput={forgive('message')}
        className="field-sizing-content min-h-48 resize-y leading-normal"
      />
      {failure && (
        <FormProblem title={t('contact.failed.title')}>{t(`contact.failed.${failure}`)}</FormProblem>
      )}
      <NoScript />
      <div className="grid gap-4">
        <Button type="submit" variant="stamp" size="lg" busy={busy} className="sm:justify-self-start">
          {busy ? t('contact.form.sending') : t('contact.form.send')}
        </Button>
        <p className="text-sm text-ink-soft">
          <LinkedText>{t('contact.form.privacy')}</LinkedText>
        </p>
      </div>
    </form>
  );
}

function NoScript() {
  const { t } = useTranslation('legal');
  const address = useOperator().email;
  return (
    <noscript>
      <p className="text-sm font-medium">
        {address ? t('contact.form.noScriptMail', { address }) : t('contact.form.noScript')}
      </p>
    </noscript>
  );
}

function useOwnAddress() {
  const field = useRef<HTMLInputElement>(null);
  const session = useSession();
  const address = session.status === 'signed-in' ? session.user.email : undefined;
  useEffect(() => {
    if (address && field.current?.value === '') field.current.value = address;
  }, [address]);
  return field;
}

function useRecordName(): string {
  const record = new URLSearchParams(useLocation().search).get('record') ?? '';
  return /^[A-Z]{2}-[a-z]+-[a-z0-9-]+$/.test(record) ? `${record}: ` : '';
}
