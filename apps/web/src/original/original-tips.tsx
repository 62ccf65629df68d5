import { useTranslation } from 'react-i18next';
import { TitledSection } from '../components/titled-section.tsx';
import { pen } from '../portraits/pen.ts';

export function OriginalTips() {
  const { t } = useTranslation();
  return (
    <TipList
      title={t('drop.tips.title')}
      tips={[
        ['window-light', t('drop.tips.light')],
        ['eye-height', t('drop.tips.distance')],
        ['room-around', t('drop.tips.room')],
      ]}
    />
  );
}

export function ChildTips({ mayBeAsleep }: { mayBeAsleep: boolean }) {
  const { t } = useTranslation('original');
  return (
    <TipList
      title={t('child.tips.title')}
      tips={[
        ['child-on-sheet', t('child.tips.sheet')],
        ['from-above', t('child.tips.above')],
        ['burst', t(mayBeAsleep ? 'child.tips.burstAsleep' : 'child.tips.burst')],
      ]}
    />
  );
}

function TipList({ title, tips }: { title: string; tips: readonly [TipName, string][] }) {
  return (
    <TitledSection title={title} headingClass="sr-only">
      <ul className="grid grid-cols-3 gap-2 sm:gap-5">
        {tips.map(([name, text]) => (
          <li key={name} className="grid content-start justify-items-center gap-1.5 text-center">
            <TipDrawing of={name} />
            <p className="text-xs leading-snug text-ink-soft sm:text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

interface Scene {
  ink: string;
  faint?: string;
  guide?: string;
  dashed?: string;
  pass?: string;
  bustAt?: readonly [x: number, y: number];
}

const bust =
  'M-8.5 0a8.5 10.5 0 1 0 17 0a8.5 10.5 0 1 0-17 0M-17 32c1-11 6-16 12-17M17 32c-1-11-6-16-12-17M-5 9v6M5 9v6';

const scenes = {
  'window-light': {
    ink: 'M6 8h20v30H6zM16 8v30M6 23h20',
    dashed: 'M31 16l12 5M31 25l12 2M31 34l11-2',
    bustAt: [66, 22],
  },
  'eye-height': {
    ink: 'M10 16h7a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2zM12.1 20.5a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0',
    guide: 'M22 26H54M22 26l4-3M22 26l4 3M54 26l-4-3M54 26l-4 3',
    bustAt: [70, 22],
  },
  'room-around': { ink: 'M24 3h48v54H24z', guide: 'M32 9v-3h3M64 9v-3h-3', bustAt: [48, 24] },
  'child-on-sheet': {
    ink: 'M18 8c10-3 50-3 60 0 3 12 3 32 0 44-10 3-50 3-60 0-3-12-3-32 0-44zM38 24a10 10 0 1 0 20 0a10 10 0 1 0-20 0M43.3 23a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M50.3 23a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0M46 28.5h4M37 50c0-9 4-15 11-15s11 6 11 15',
  },
  'from-above': {
    ink: 'M39 6h18a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H39a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10 54H86M34 54c0-5 3-9 7-9h14c8 0 17 5 19 9M27.5 45a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0',
    guide: 'M48 17v11M48 28l-3-4M48 28l3-4',
  },
  burst: {
    ink: 'M34 16h36v40H34zM41 34a11 11 0 1 0 22 0a11 11 0 1 0-22 0M46.7 33a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M54.7 33a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0M50 39.5h4',
    faint: 'M30 12h36M24 8h36',
    pass: 'M62 50l3.5 3.5 7-8',
  },
} satisfies Record<string, Scene>;

type TipName = keyof typeof scenes;

function TipDrawing({ of }: { of: TipName }) {
  const { ink, faint, guide, dashed, pass, bustAt }: Scene = scenes[of];
  return (
    <svg viewBox="0 0 96 60" {...pen} className="w-full max-w-28" aria-hidden="true">
      <path d={ink} />
      <path d={faint} strokeOpacity="0.5" />
      <path d={guide} className="text-guide" stroke="currentColor" />
      <path d={dashed} className="text-guide" stroke="currentColor" strokeDasharray="2 3" />
      <path d={pass} className="text-pass" stroke="currentColor" strokeWidth="2.4" />
      {bustAt && <path d={bust} transform={`translate(${bustAt.join(' ')})`} />}
    </svg>
  );
}
