import type { Engine, PhotoReport, PhotoRequest } from '@vesika/engine';
import { findChildRule, type RequirementAnswer } from '@vesika/requirements';
import { type ExitCode, exitCodes, mostSevere } from './exit-codes.ts';
import { describeFailure, type Failure } from './failure.ts';
import { readPhoto } from './input-files.ts';
import type { PhotoOptions } from './photo-options.ts';
import { jsonFailure, jsonReport } from './print-json.ts';
import { failureLines, reportLines } from './print-report.ts';
import { createProgress, type Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

/** What a command does with one photo; it throws for a photo that yields nothing. */
export type PhotoWork = (photo: {
  file: string;
  /** Opens the engine and reads the photo on the first call, after the command's own checks. */
  open(): Promise<{ engine: Engine; source: Buffer }>;
  progress: Progress;
}) => Promise<{ report: PhotoReport; outputs: ReadonlyArray<string> }>;

export interface PhotoRun {
  files: ReadonlyArray<string>;
  answer: RequirementAnswer;
  json?: boolean;
  terminal: Terminal;
  texts: Texts;
  work: PhotoWork;
}

/** Photo by photo: work, print, go on. Nothing that happens to one of them stops the others. */
export async function runPhotos(run: PhotoRun): Promise<ExitCode> {
  const { files, answer, json, terminal, texts, work } = run;
  const progress = createProgress(terminal, texts, files.length);
  const engine = lazyEngine(progress);
  const codes: ExitCode[] = [];
  try {
    for (const file of files) {
      progress.start(file);
      const outcome = await settle(() =>
        work({
          file,
          open: async () => ({ source: await readPhoto(file), engine: await engine.get() }),
          progress,
        }),
      );
      progress.finish();
      if ('value' in outcome) {
        const photo = { file, answer, ...outcome.value };
        printAll(terminal, json ? [jsonReport(photo)] : [...reportLines(photo, texts, terminal), '']);
        codes.push(photo.report.ok ? exitCodes.done : exitCodes.checksFailed);
      } else {
        const failure = describeFailure(outcome.error, texts);
        printFailure(file, failure, run);
        codes.push(failure.exitCode);
      }
    }
  } finally {
    progress.clear();
    await engine.close();
  }
  return mostSevere(codes);
}

/** The request that the record and the command line make together. */
export function photoRequest(
  { requirement, basis }: RequirementAnswer,
  { answer, childAge }: Pick<PhotoOptions, 'answer' | 'childAge'>,
  options: Partial<PhotoRequest> = {},
): PhotoRequest {
  const { countryCode, documentType } = requirement;
  return {
    requirement,
    requirementIsDefault: basis === 'default',
    childRule: childAge === undefined ? null : findChildRule(countryCode, documentType, childAge),
    answers: answer,
    ...options,
  };
}

/** The engine takes its networks into memory, so it is loaded for the first photo that gets so far. */
function lazyEngine(progress: Progress) {
  let opened: Promise<Engine> | undefined;
  const open = async () => {
    const { openEngine } = await import('@vesika/engine');
    return openEngine({
      onModelProgress: ({ model, done, total }) => progress.models(model, total > 0 ? done / total : 0),
    });
  };
  return {
    get: () => {
      opened ??= open();
      return opened;
    },
    close: async () => {
      const outcome = opened && (await settle(() => opened as Promise<Engine>));
      if (outcome && 'value' in outcome) await outcome.value.close();
    },
  };
}

async function settle<T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}

function printFailure(file: string, failure: Failure, { json, terminal }: PhotoRun): void {
  if (json) terminal.out(jsonFailure(file, failure));
  else for (const line of [...failureLines(file, failure, terminal), '']) terminal.err(line);
}

function printAll(terminal: Terminal, lines: ReadonlyArray<string>): void {
  for (const line of lines) terminal.out(line);
}
