import { useTranslation } from 'react-i18next';
import { PhotoGrid } from './photo-grid.tsx';

const frames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function PhotoSkeletons() {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status">
      <span className="sr-only">{t('gallery.loading')}</span>
      <div aria-hidden="true">
        <PhotoGrid>
          {frames.map((frame) => (
            <li key={frame} className="animate-pulse">
              <div className="aspect-[3/4] border border-line bg-sunk" />
              <div className="grid h-[5.75rem] content-start gap-2.5 pt-4">
                <div className="h-4 w-3/4 bg-line" />
                <div className="h-3.5 w-1/2 bg-line" />
                <div className="h-3.5 w-1/3 bg-line" />
              </div>
              <div className="h-11 rounded-md bg-line" />
            </li>
          ))}
        </PhotoGrid>
      </div>
    </div>
  );
}
