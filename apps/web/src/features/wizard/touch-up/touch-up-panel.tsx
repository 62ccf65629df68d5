import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { Segments } from '../../../components/choice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useReportWords } from '../../../shell/i18n/use-report-words.ts';
import { SteppedRange } from '../stepped-range.tsx';
import { ToolButton } from '../tool-button.tsx';
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
  const { radiusMm, setRadiusMm, reach } = touching;
  return (
    <SteppedRange
      label={t('touchUp.size')}
      amount={words.quantity(2 * radiusMm, 'mm')}
      reach={reach}
      value={radiusMm}
      less={t('touchUp.smaller')}
      more={t('touchUp.larger')}
      onStep={(steps) => setRadiusMm(steppedRadius(radiusMm, steps, reach))}
      onChange={setRadiusMm}
    />
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
