import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon.tsx';
import type { SeenLook } from './live-eye.client.ts';

interface CameraStageProps {
  video: Ref<HTMLVideoElement>;
  size: { widthPx: number; heightPx: number };
  isMirrored: boolean;
  onResize: () => void;
  target: SeenLook['target'] | null;
  isGood: boolean;
  hint: string;
  aside: string | null;
  seconds: number | null;
}

export function CameraStage(props: CameraStageProps) {
  const { video, size, isMirrored, onResize, target, isGood, hint, aside, seconds } = props;
  const { t } = useTranslation('camera');
  const { widthPx, heightPx } = size;
  return (
    <div
      className="relative mx-auto overflow-hidden rounded-md bg-[#000]"
      style={{
        aspectRatio: `${widthPx} / ${heightPx}`,
        width: `min(100%, calc((100dvh - 19rem) * ${widthPx / heightPx}))`,
      }}
    >
      <video
        ref={video}
        muted
        playsInline
        onResize={onResize}
        aria-label={t('live.preview')}
        className={`block size-full object-cover ${isMirrored ? '-scale-x-100' : ''}`}
      />
      {target && <Oval target={target} size={size} isGood={isGood} />}
      <div className="absolute inset-x-2 top-2 grid justify-items-center gap-1.5">
        <p
          className={`flex items-center gap-2 rounded-md px-4 py-1.5 text-center text-lg leading-snug font-semibold text-[#fff] ${isGood ? 'bg-[#0b6b3a]' : 'bg-[rgb(8_12_20/0.8)]'}`}
        >
          {isGood && <Icon name="check" className="shrink-0" />}
          {hint}
        </p>
        {aside && (
          <p className="rounded-md bg-[rgb(8_12_20/0.7)] px-2.5 py-0.5 text-sm text-[#fff]">{aside}</p>
        )}
      </div>
      {seconds !== null && seconds > 0 && (
        <p
          aria-hidden="true"
          className="absolute inset-0 grid place-items-center text-[min(9rem,22vw)] font-bold text-[#fff] [text-shadow:0_0_24px_rgb(0_0_0/0.7)]"
        >
          {seconds}
        </p>
      )}
    </div>
  );
}

const oval = { above: 0.1, width: 0.78 } as const;

function Oval({
  target,
  size,
  isGood,
}: Pick<CameraStageProps, 'size' | 'isGood'> & { target: SeenLook['target'] }) {
  const { widthPx, heightPx } = size;
  const head = target.headHeight * heightPx;
  const shape = {
    cx: target.centreX * widthPx,
    cy: target.centreY * heightPx - (oval.above / 2) * head,
    rx: (oval.width / 2) * head,
    ry: ((1 + oval.above) / 2) * head,
  };
  return (
    <svg
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      <mask id="camera-oval">
        <rect width="100%" height="100%" fill="#fff" />
        <ellipse {...shape} fill="#000" />
      </mask>
      <rect width="100%" height="100%" fill="#000" fillOpacity="0.35" mask="url(#camera-oval)" />
      <ellipse
        {...shape}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth={isGood ? 5 : 3}
        strokeDasharray={isGood ? undefined : '10 8'}
        className={`transition-[stroke] duration-150 ${isGood ? 'stroke-[#35d07f]' : 'stroke-[#fff]'}`}
      />
    </svg>
  );
}
