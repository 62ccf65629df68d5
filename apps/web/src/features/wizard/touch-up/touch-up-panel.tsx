import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Segments } from '../../../components/choice.tsx';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { useReportWords } from '../../../i18n/use-report-words.ts';
import { steppedRadius } from './brush-size.ts';
import { isFull } from './stroke-history.ts';
import type { Tool, TouchingUp } from './use-touch-up.ts';
import { wholeView, zoomReach } from './view.ts';

export function TouchUpPanel({ touching, keysId }: { touching: TouchingUp; keysId: string }) {
  const { t } = useTranslation('adjust');
  const { tool, setTool, strokes, clear } = touching;
  return (
    <div className="grid gap-4">
      <Segments<Tool>
        legend={t('touchUp.tool')}
        hideLegend
        name="brush"
        value={tool}
        onChange={setTool}
        options={(['erase', 'restore', 'move'] as const).map((value) => ({
          value,
          name: t(`touchUp.${value}`),
        }))}
      />
      <BrushSize touching={touching} />
      <div role="status" className="empty:hidden">
        {isFull(strokes) && <p className="text-sm font-medium text-unsure">{t('touchUp.full')}</p>}
      </div>
      <p className="text-sm text-ink-soft">{t('touchUp.preview')}</p>
      <p id={keysId} className="text-sm text-ink-soft max-sm:sr-only pointer-coarse:sr-only">
        {t('touchUp.keys')}
      </p>
      <Button className="justify-self-start bg-sheet" disabled={!clear} onClick={() => clear?.()}>
        <Icon name="trash" />
        {t('touchUp.clear')}
      </Button>
    </div>
  );
}

function BrushSize({ touching }: { touching: TouchingUp }) {
  const { t } = useTranslation('adjust');
  const words = useReportWords();
  const id = useId();
  const { radiusMm, setRadiusMm, reach } = touching;
  const amount = words.quantity(2 * radiusMm, 'mm');
  const step = (steps: 1 | -1) => setRadiusMm(steppedRadius(radiusMm, steps, reach));
  return (
    <div className="grid gap-0.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {t('touchUp.size')}
        </label>
        <span aria-hidden="true" className="text-ink-soft">
          {amount}
        </span>
      </div>
      <div dir="ltr" className="flex items-center gap-2">
        <ToolButton name={t('touchUp.smaller')} sign="−" onPress={() => step(-1)} />
        <input
          id={id}
          type="range"
          {...reach}
          value={radiusMm}
          aria-valuetext={amount}
          onChange={(event) => setRadiusMm(event.target.valueAsNumber)}
          className="block h-11 w-full min-w-0 flex-1 cursor-pointer touch-pan-y bg-transparent accent-guide"
        />
        <ToolButton name={t('touchUp.larger')} sign="+" onPress={() => step(1)} />
      </div>
    </div>
  );
}

export function TouchUpBar({ touching }: { touching: TouchingUp }) {
  const { t } = useTranslation('adjust');
  const { undo, redo, view, setView } = touching;
  const zoomBy = (factor: number) => {
    const zoom = Math.min(zoomReach.max, Math.max(zoomReach.min, view.zoom * factor));
    setView(zoom === zoomReach.min ? wholeView : { ...view, zoom });
  };
  return (
    <div className="flex items-center gap-1.5">
      <ToolButton name={t('touchUp.undo')} icon="undo" onPress={undo} />
      <ToolButton name={t('touchUp.redo')} icon="redo" onPress={redo} />
      <span className="ms-auto" />
      <ToolButton
        name={t('touchUp.zoomOut')}
        icon="zoom-out"
        onPress={view.zoom > zoomReach.min ? () => zoomBy(1 / zoomReach.step) : null}
      />
      <ToolButton
        name={t('touchUp.zoomIn')}
        icon="zoom-in"
        onPress={view.zoom < zoomReach.max ? () => zoomBy(zoomReach.step) : null}
      />
      <ToolButton
        name={t('touchUp.whole')}
        icon="enlarge"
        onPress={view.zoom > zoomReach.min ? () => setView(wholeView) : null}
      />
    </div>
  );
}

interface ToolButtonProps {
  name: string;
  icon?: IconName;
  sign?: string;
  onPress: (() => void) | null;
}

function ToolButton({ name, icon, sign, onPress }: ToolButtonProps) {
  return (
    <Button
      size="icon"
      aria-label={name}
      title={name}
      className={`shrink-0 bg-sheet ${sign ? 'font-mono text-lg!' : ''}`}
      disabled={!onPress}
      onClick={() => onPress?.()}
    >
      {icon ? <Icon name={icon} className="rtl:-scale-x-100" /> : <span aria-hidden="true">{sign}</span>}
    </Button>
  );
}
