import { basename } from 'node:path';
import { type Step, steps } from '@vesika/report';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

const barWidth = 20;

export type Progress = ReturnType<typeof createProgress>;

/** The progress bar on a terminal; silent otherwise. */
export function createProgress(terminal: Terminal, texts: Texts, fileCount: number) {
  let finished = 0;
  let file = '';
  const draw = (share: number, text: string) => {
    const count = fileCount > 1 ? ` ${finished + 1}/${fileCount}` : '';
    terminal.progress?.(`${bar((finished + share) / fileCount)}${count} ${basename(file)} · ${text}`);
  };
  return {
    start(path: string) {
      file = path;
      draw(0, texts.step('decode'));
    },
    step: (step: Step) => draw(steps.indexOf(step) / steps.length, texts.step(step)),
    models: (model: string, share: number) =>
      terminal.progress?.(`${bar(share)} Preparing the models, just this once: ${model}`),
    /** Clears the line before other output and at the end. */
    clear: () => terminal.progress?.(''),
    finish() {
      finished += 1;
      terminal.progress?.('');
    },
  };
}

export function bar(share: number): string {
  const filled = Math.round(Math.min(Math.max(share, 0), 1) * barWidth);
  return '█'.repeat(filled) + '░'.repeat(barWidth - filled);
}
