import type { PhotoReport } from '@vesika/report';
import { useTranslation } from 'react-i18next';
import { useReportWords } from '../../shell/i18n/use-report-words.ts';
import { eyeLineAt } from './drawing.ts';

type Measured = Pick<PhotoReport, 'photo' | 'landmarks' | 'measures'>;

export function MeasuredLines({ photo, landmarks }: Omit<Measured, 'measures'>) {
  const { crown, chin, faceCentre, eyeImageLeft, eyeImageRight } = landmarks;
  const reach = photo.widthPx * 0.03;
  const dimensionX = photo.widthPx + reach * 0.6;
  return (
    <svg
      viewBox={`0 0 ${photo.widthPx} ${photo.heightPx}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full animate-fade overflow-visible text-guide"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <g className="[&>path]:[vector-effect:non-scaling-stroke]">
        <path d={`M0 ${crown.yPx}H${photo.widthPx + reach}M0 ${chin.yPx}H${photo.widthPx + reach}`} />
        <path
          d={`M0 ${eyeLineAt(landmarks, 0)}L${photo.widthPx + reach * 0.3} ${eyeLineAt(landmarks, photo.widthPx + reach * 0.3)}`}
          strokeDasharray="7 4"
        />
        <path
          d={`M${faceCentre.xPx} ${-reach * 0.3}V${photo.heightPx + reach * 0.5}`}
          strokeDasharray="2 4"
        />
        <path d={`M${dimensionX} ${crown.yPx}V${chin.yPx}`} />
        {[eyeImageLeft, eyeImageRight].map((eye) => (
          <path
            key={eye.xPx}
            d={`M${eye.xPx - reach * 0.35} ${eye.yPx}h${reach * 0.7}M${eye.xPx} ${eye.yPx - reach * 0.35}v${reach * 0.7}`}
            strokeWidth="2"
          />
        ))}
      </g>
    </svg>
  );
}

export function LineLabels({ photo, landmarks, measures }: Measured) {
  const { t } = useTranslation();
  const words = useReportWords();
  const share = (yPx: number) => `${((yPx / photo.heightPx) * 100).toFixed(2)}%`;
  const eyesY = eyeLineAt(landmarks, photo.widthPx);
  const head = words.quantity(measures.headHeightMm, 'mm');
  const labels: [string, number, string][] = [
    ['crown', landmarks.crown.yPx, t('result.crown')],
    ['head', (landmarks.crown.yPx + eyesY) / 2, t('result.head', { value: head })],
    ['eyes', eyesY, t('result.eyes')],
    ['chin', landmarks.chin.yPx, t('result.chin')],
  ];
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 animate-fade text-xs text-guide">
      {labels.map(([id, yPx, text]) => (
        <span
          key={id}
          className={`absolute right-1 -translate-y-1/2 rounded-[3px] bg-sheet/88 px-1 leading-tight ${id === 'head' ? 'font-bold' : 'font-medium'}`}
          style={{ top: share(yPx) }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
