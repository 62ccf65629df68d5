import { useTranslation } from 'react-i18next';
import { BusyPortrait, GoodPortrait, WallShadowPortrait } from '../../../portraits/portraits.tsx';
import { MarkedPortrait } from '../drawings/marked-portrait.tsx';

export function BackgroundDrawing() {
  const { t } = useTranslation('guides');
  return (
    <div className="grid max-w-md grid-cols-3 gap-4 sm:gap-5">
      <MarkedPortrait verdict="right" word={t('frame.right')} name={t('take.background.far')}>
        <GoodPortrait />
      </MarkedPortrait>
      <MarkedPortrait verdict="wrong" word={t('frame.wrong')} name={t('take.background.near')}>
        <WallShadowPortrait />
      </MarkedPortrait>
      <MarkedPortrait verdict="wrong" word={t('frame.wrong')} name={t('take.background.busy')}>
        <BusyPortrait />
      </MarkedPortrait>
    </div>
  );
}
