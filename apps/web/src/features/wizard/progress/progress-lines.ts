import type { Step } from '@vesika/report';

export const progressLines = ['analyse', 'face', 'background', 'adapt'] as const;
type ProgressLine = (typeof progressLines)[number];
export type LineState = 'waiting' | 'running' | 'done';

export type MakingStep = 'upload' | Step;

const lineOfStep: Readonly<Record<MakingStep, ProgressLine>> = {
  upload: 'analyse',
  decode: 'analyse',
  'find-face': 'face',
  matte: 'background',
  measure: 'adapt',
  frame: 'adapt',
  light: 'adapt',
  background: 'adapt',
  encode: 'adapt',
  verify: 'adapt',
  assess: 'adapt',
};

export function lineStates(step: MakingStep): Record<ProgressLine, LineState> {
  const running = progressLines.indexOf(lineOfStep[step]);
  const states = progressLines.map((line, index): [ProgressLine, LineState] => [
    line,
    index < running ? 'done' : index === running ? 'running' : 'waiting',
  ]);
  return Object.fromEntries(states) as Record<ProgressLine, LineState>;
}
