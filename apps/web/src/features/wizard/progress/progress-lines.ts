import type { Step } from '@vesika/report';

/** The four lines a person reads, in order. */
export const progressLines = ['analyse', 'face', 'background', 'adapt'] as const;
export type ProgressLine = (typeof progressLines)[number];
export type LineState = 'waiting' | 'running' | 'done';

/** What the job is at: on its way to the service, or in one of the engine's steps. */
export type JobStep = 'upload' | Step;

const lineOfStep: Readonly<Record<JobStep, ProgressLine>> = {
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

/** Lines before that of the running step are done, also those whose steps were left out. */
export function lineStates(step: JobStep): Record<ProgressLine, LineState> {
  const running = progressLines.indexOf(lineOfStep[step]);
  const states = progressLines.map((line, index): [ProgressLine, LineState] => [
    line,
    index < running ? 'done' : index === running ? 'running' : 'waiting',
  ]);
  return Object.fromEntries(states) as Record<ProgressLine, LineState>;
}
