import { colourName } from '@vesika/report/words';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { TitledSection } from '../../components/titled-section.tsx';
import { PortraitFigure } from '../../portraits/portrait-figure.tsx';
import { inkOn } from '../../rules/picture-ink.ts';
import type { CountryGuide } from '../../site-data/country-page.server.ts';
import { useGuideTexts } from './use-guide-texts.ts';

type Verdict = 'yes' | 'no' | 'avoid' | 'unpublished';

export function Glance({ guide: { rule } }: { guide: CountryGuide }) {
  const { t } = useGuideTexts();
  const { background, headCovering, smileAllowed } = rule;
  const glasses: Verdict = rule.glasses ?? 'unpublished';
  const smile: Verdict = smileAllowed === null ? 'unpublished' : smileAllowed ? 'yes' : 'no';
  const word = (verdict: Verdict) =>
    verdict === 'unpublished' ? t('requirements.notPublished') : t(`countries:glance.${verdict}`);
  const head: Verdict = headCovering === null ? 'unpublished' : headCovering === 'bare' ? 'no' : 'yes';
  const headWord =
    !headCovering || headCovering === 'bare' ? word(head) : t(`countries:glance.${headCovering}`);
  const ink = inkOn(background.hex);
  const tiles = [
    ['glasses', glasses, word(glasses), { wears: 'glasses' }],
    ['smile', smile, word(smile), { mouth: 'smile' }],
    ['head', head, headWord, { skin: background.hex, wears: 'headscarf' }],
    ['background', 'yes', colourName(t, background.name), {}],
  ] as const;
  return (
    <TitledSection title={t('countries:glance.title')} className="mt-16">
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 sm:gap-x-6 md:grid-cols-4">
        {tiles.map(([fact, verdict, text, figure]) => (
          <Tile
            key={fact}
            hex={background.hex}
            name={t(`countries:glance.${fact}`)}
            verdict={verdict}
            word={text}
          >
            <PortraitFigure ink={ink} cloth={`${ink}14`} {...figure} />
          </Tile>
        ))}
      </ul>
    </TitledSection>
  );
}

const marks: Record<Verdict, { icon: IconName; classes: string }> = {
  yes: { icon: 'check', classes: 'text-pass' },
  no: { icon: 'cross', classes: 'text-fail' },
  avoid: { icon: 'question', classes: 'text-unsure' },
  unpublished: { icon: 'question', classes: 'text-ink-soft' },
};

function Tile({
  hex,
  name,
  verdict,
  word,
  children,
}: {
  hex: string;
  name: string;
  verdict: Verdict;
  word: string;
  children: ReactNode;
}) {
  const { icon, classes } = marks[verdict];
  return (
    <li>
      <div className="border border-line bg-sheet p-2.5">
        <svg viewBox="0 0 100 100" className="block w-full" aria-hidden="true">
          <rect width="100" height="100" fill={hex} />
          <g transform="translate(50 20) scale(0.56)">{children}</g>
        </svg>
      </div>
      <p className="mt-2.5 text-sm text-ink-soft">{name}</p>
      <p className="flex items-start gap-1.5 leading-snug font-medium wrap-anywhere">
        <Icon name={icon} className={`shrink-0 ${classes}`} />
        {word}
      </p>
    </li>
  );
}
