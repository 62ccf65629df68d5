import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { MailPurpose } from '../../../session/arrival.ts';

interface AuthNoticeProps {
  ended: boolean;
  spentLink: MailPurpose | undefined;
  resetMailed: boolean;
  onNewLink: () => void;
  onResetCode: () => void;
}

export function AuthNotice({ ended, spentLink, resetMailed, onNewLink, onResetCode }: AuthNoticeProps) {
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
