import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon.tsx';
import { useHydrated } from '../../../shell/routing/use-hydrated.ts';
import { begunPhoto } from '../../../shell/session/begun-photo.ts';

export function BegunPhotoNotice() {
  const { t } = useTranslation('visitor');
  const isHydrated = useHydrated();
  if (isHydrated && begunPhoto() === null) return null;
  return (
    <p
      className={`items-start gap-2.5 border-s-2 border-pass bg-pass/8 px-3.5 py-3 text-sm ${isHydrated ? 'flex' : 'hidden in-data-begun:flex'}`}
    >
      <Icon name="check" className="mt-0.5 shrink-0 text-pass" />
      {t('auth.kept')}
    </p>
  );
}

export function WithoutAccount() {
  const { t } = useTranslation('visitor');
  return (
    <p className="text-center text-sm text-ink-soft">
      {t('auth.without')}{' '}
      <Link
        to="/create"
        className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
      >
        {t('auth.withoutAction')}
      </Link>
    </p>
  );
}
