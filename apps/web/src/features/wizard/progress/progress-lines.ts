import type { Step } from '@vesika/report';

/** The four progress lines shown to the user, in order. */
export const progressLines = ['analyse', 'face', 'background', 'adapt'] as const;
export type ProgressLine = (typeof progressLines)[number];
export type LineState = 'waiting' | 'running' | 'done';

/** The current step of making a photo: the upload, or one of the engine's steps. */
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

/** Every line before the running one is done, even if its steps were skipped. */
export function lineStates(step: MakingStep): Record<ProgressLine, LineState> {
  const running = progressLines.indexOf(lineOfStep[step]);
  const states = progressLines.map((line, index): [ProgressLine, LineState] => [
    line,
    index < running ? 'done' : index === running ? 'running' : 'waiting',
  ]);
  return Object.fromEntries(states) as Record<ProgressLine, LineState>;
}
