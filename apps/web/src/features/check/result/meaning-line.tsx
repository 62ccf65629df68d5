import type { PhotoCheck } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import type { ResultProps } from './result-props.ts';

interface MeaningLineProps extends Pick<ResultProps, 'onMeaning'> {
  check: Pick<PhotoCheck, 'meaning'>;
  isFitted: boolean;
}

export function MeaningLine({ check: { meaning }, isFitted, onMeaning }: MeaningLineProps) {
  const { t } = useTranslation('check');
  if (isFitted) return <p className="text-sm text-ink-soft">{t('meaning.fitted')}</p>;
  const other = meaning === 'finished' ? 'original' : 'finished';
  return (
    <div className="grid justify-items-start gap-1 text-sm text-ink-soft">
      <p>{t(`meaning.${meaning}`)}</p>
      <Button variant="quiet" className="-mx-4 underline underline-offset-4" onClick={() => onMeaning(other)}>
        {t(other === 'original' ? 'meaning.toOriginal' : 'meaning.toFinished')}
      </Button>
    </div>
  );
}
