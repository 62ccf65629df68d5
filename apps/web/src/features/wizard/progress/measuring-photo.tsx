import { useTranslation } from 'react-i18next';
import { CropMarks } from '../../../drawings/crop-marks.tsx';

export function MeasuringPhoto({ address, mirrored }: { address: string; mirrored: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="grid place-items-center px-8 py-9">
      <div className="relative">
        <CropMarks className="text-guide" />
        <div className="relative overflow-hidden">
          <img
            src={address}
            alt={t('drop.preview')}
            className={`max-h-[21rem] min-h-40 max-w-full object-contain sm:max-h-[28rem] ${mirrored ? '-scale-x-100' : ''}`}
          />
          <span aria-hidden="true" className="measure-grid absolute inset-0" />
          <span
            aria-hidden="true"
            className="absolute inset-0 animate-scan border-b-2 border-guide motion-reduce:hidden"
          />
        </div>
      </div>
    </div>
  );
}
