import type { PhotoReport, TouchUp, TouchUpStroke } from '@vesika/report';
import { useState } from 'react';
import { brushReach, usualRadiusMm } from './brush-size.ts';
import { cleared, drawn, historyOf, redone, type StrokeHistory, undone } from './stroke-history.ts';
import { wholeView } from './view.ts';

export type Tool = TouchUpStroke['mode'] | 'move';

export function useTouchUp(report: PhotoReport, initial: TouchUp) {
  const [history, setHistory] = useState(() => historyOf(initial));
  const [tool, setTool] = useState<Tool>('erase');
  const [radiusMm, setRadiusMm] = useState(usualRadiusMm);
  const [view, setView] = useState(wholeView);
  const change = (step: (history: StrokeHistory) => StrokeHistory) => () => setHistory(step);
  return {
    strokes: history.present,
    tool,
    setTool,
    radiusMm,
    setRadiusMm,
    reach: brushReach(report),
    view,
    setView,
    draw: (stroke: TouchUpStroke) => setHistory((now) => drawn(now, stroke)),
    undo: history.past.length > 0 ? change(undone) : null,
    redo: history.future.length > 0 ? change(redone) : null,
    clear: history.present.length > 0 ? change(cleared) : null,
  };
}

export type TouchingUp = ReturnType<typeof useTouchUp>;
