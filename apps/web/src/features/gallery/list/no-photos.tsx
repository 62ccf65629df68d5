import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../components/button.tsx';
import { CropMarks } from '../../../drawings/crop-marks.tsx';
import { Guilloche } from '../../../drawings/guilloche.tsx';
import { MrzLine } from '../../../drawings/mrz-line.tsx';

export function NoPhotos() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="relative isolate grid place-items-center overflow-hidden px-4 py-10 sm:py-14">
      <Guilloche
        seed="GALLERY"
        className="-z-10 absolute size-[44rem] max-w-none text-ink opacity-[0.09] dark:opacity-[0.14]"
      />
      <section className="relative grid w-full max-w-xl gap-6 border border-line bg-sheet p-6 sm:p-9">
        <CropMarks />
        <EmptySheet />
        <div className="grid justify-items-start gap-4">
          <h2 className="text-2xl font-bold">{t('gallery.empty.title')}</h2>
          <p className="text-ink-soft">{t('gallery.empty.body')}</p>
          <Link to="/dashboard" prefetch="intent" className={buttonClass({ variant: 'stamp', size: 'lg' })}>
            {t('gallery.empty.action')}
          </Link>
        </div>
        <MrzLine words="P<VESIKA<<NO<PHOTOS<YET" className="w-full border-t border-line pt-4" />
      </section>
    </div>
  );
}

function EmptySheet() {
  return (
    <svg
      viewBox="0 0 224 70"
      className="w-full text-ink-soft"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {[4, 60, 116, 172].map((x, index) => (
        <g key={x} strokeWidth="1.2">
          <path
            d={`M${x + 2} 8h-4m4 54h-4M${x + 46} 8h4m-4 54h4M${x + 4} 6v-4m0 66v-4M${x + 44} 6v-4m0 66v-4`}
            strokeOpacity="0.7"
            vectorEffect="non-scaling-stroke"
          />
          <rect
            x={x + 4}
            y="8"
            width="40"
            height="54"
            strokeDasharray={index === 0 ? undefined : '3 3'}
            strokeOpacity={index === 0 ? 0.9 : 0.45}
            vectorEffect="non-scaling-stroke"
          />
          {index === 0 && (
            <path
              d={`M${x + 24} 20c-7 0-9.5 6-8.5 13 1 6.5 4.5 10.5 8.5 10.5s7.5-4 8.5-10.5c1-7-1.5-13-8.5-13ZM${x + 9} 61c1-9 7-11.5 11-12.5M${x + 39} 61c-1-9-7-11.5-11-12.5`}
              strokeWidth="1.3"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
