import { directionOf } from '@vesika/messages';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { clearToasts } from '../../../components/toaster.tsx';
import { useLanguage } from '../../../shell/i18n/use-language.ts';
import { useHydrated } from '../../../shell/routing/use-hydrated.ts';
import type { MailPurpose } from '../../../shell/session/arrival.ts';
import type { Credentials } from '../api/credentials.ts';
import { AuthCard } from './auth-card.tsx';
import { BegunPhotoNotice, WithoutAccount } from './begun-photo-notice.tsx';
import { SignInForm, SignUpForm } from './credentials-form.tsx';

interface SignInOrUpProps {
  email: string;
  ended: boolean;
  spentLink: MailPurpose | undefined;
  resetMailed: boolean;
  onForgot: (email: string) => void;
  onLink: (email: string) => void;
  onResetCode: (email: string) => void;
  onUnconfirmed: (email: string) => void;
}

const modes = ['signIn', 'signUp'] as const;
type Mode = (typeof modes)[number];

function isSignUp(search: string): boolean {
  return new URLSearchParams(search).get('tab') === 'signup';
}

export function SignInOrUp(props: SignInOrUpProps) {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const linked = isHydrated && isSignUp(search) ? 'signUp' : 'signIn';
  const [chosen, setMode] = useState<Mode | null>(null);
  const mode = chosen ?? linked;
  // No empty default values: they would erase what the user typed before hydration.
  const form = useForm<Credentials>({ defaultValues: props.email ? { email: props.email } : {} });
  const email = form.watch('email', '');
  const signsInByMail = useSignsInByMail();
  return (
    <AuthCard
      title={t(`auth.${mode}.title`)}
      page={t('auth.title')}
      lead={t(`auth.${mode}.lead`)}
      back={{ label: t('auth.home'), to: '/' }}
    >
      <AuthNotice
        ended={props.ended}
        spentLink={props.spentLink}
        resetMailed={props.resetMailed}
        onNewLink={() => props.onForgot(email)}
        onResetCode={() => props.onResetCode(email)}
      />
      <BegunPhotoNotice />
      <Tabs.Root
        value={mode}
        dir={directionOf(useLanguage())}
        onValueChange={(value) => {
          setMode(value as Mode);
          form.clearErrors();
          clearToasts();
        }}
        className="grid gap-6"
      >
        <Tabs.List
          aria-label={t('auth.tabs')}
          className="grid grid-cols-2 rounded-md border border-line-strong p-1"
        >
          {modes.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-11 rounded-sm px-2 text-sm leading-tight font-medium text-ink-soft transition-colors duration-150 hover:text-ink data-[state=active]:bg-ink data-[state=active]:text-paper"
            >
              {t(`auth.${name}.tab`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="signIn" className="grid gap-2">
          <SignInForm
            form={form}
            onForgot={() => props.onForgot(email)}
            onUnconfirmed={() => props.onUnconfirmed(email.trim())}
          />
          {signsInByMail && (
            <Button variant="quiet" onClick={() => props.onLink(email)}>
              <Icon name="envelope" />
              {t('auth.link.offer')}
            </Button>
          )}
        </Tabs.Content>
        <Tabs.Content value="signUp">
          <SignUpForm form={form} onUnconfirmed={() => props.onUnconfirmed(email.trim())} />
        </Tabs.Content>
      </Tabs.Root>
      <WithoutAccount />
    </AuthCard>
  );
}

function useSignsInByMail(): boolean {
  return useRouteLoaderData<{ signsInByMail: boolean }>('root')?.signsInByMail ?? false;
}

interface AuthNoticeProps {
  ended: boolean;
  spentLink: MailPurpose | undefined;
  resetMailed: boolean;
  onNewLink: () => void;
  onResetCode: () => void;
}

function AuthNotice({ ended, spentLink, resetMailed, onNewLink, onResetCode }: AuthNoticeProps) {
  const { t } = useTranslation('account');
  if (resetMailed) {
    return (
      <Notice icon="envelope" title={t('auth.resetMailed.title')}>
        <p>{t('auth.resetMailed.body')}</p>
        <Button onClick={onResetCode} className="mt-1 justify-self-start">
          {t('auth.resetMailed.action')}
        </Button>
      </Notice>
    );
  }
  if (spentLink === 'recovery') {
    return (
      <Notice title={t('auth.spentLink.title')}>
        <p>{t('auth.spentLink.recovery')}</p>
        <Button onClick={onNewLink} className="mt-1 justify-self-start">
          {t('auth.spentLink.action')}
        </Button>
      </Notice>
    );
  }
  if (spentLink !== undefined) {
    return <Notice title={t('auth.spentLink.title')}>{t('auth.spentLink.other')}</Notice>;
  }
  return ended ? <Notice title={t('auth.ended.title')}>{t('auth.ended.body')}</Notice> : null;
}
