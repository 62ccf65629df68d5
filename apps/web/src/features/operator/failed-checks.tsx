import { useTranslation } from 'react-i18next';
import { useWords } from './use-words.ts';

interface FailedChecksProps {
  failed: readonly string[];
  undetermined: readonly string[];
}

export function FailedChecks({ failed, undetermined }: FailedChecksProps) {
  const { t } = useTranslation('operator');
  const { textOf } = useWords();
  const names = (ids: readonly string[]) => ids.map((id) => textOf(`engine:checks.${id}.name`)).join(', ');
  return (
    <div className="grid gap-1 text-sm break-words text-ink-soft empty:hidden">
      {failed.length > 0 && (
        <p>
          <span className="text-fail">{t('photo.failed')}</span> {names(failed)}
        </p>
      )}
      {undetermined.length > 0 && (
        <p>
          {t('photo.undetermined')} {names(undetermined)}
        </p>
      )}
    </div>
  );
}
