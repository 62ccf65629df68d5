import type { Engine, Observation, PhotoRequest } from '@vesika/engine';
import type { PhotoReport } from '@vesika/report';
import { findChildRule, type RequirementAnswer } from '@vesika/requirements';
import { type ExitCode, exitCodeOfVerdicts, mostSevere } from './exit-codes.ts';
import { type OriginalOptions, observeFace } from './face-option.ts';
import { describeFailure, type Failure } from './failure.ts';
import type { PhotoOptions } from './photo-options.ts';
import { jsonFailure, jsonReport } from './print-json.ts';
import { failureLines, reportLines } from './print-report.ts';
import { createProgress, type Progress } from './progress.ts';
import type { ChosenDocument } from './requirement-choice.ts';
import type { Terminal } from './terminal.ts';
import type { Texts } from './texts.ts';

/** The work of a command for one photo and one document; throws if it yields nothing. */
export type PhotoWork = (photo: {
  file: string;
  document: ChosenDocument;
  /** Opens the engine and reads the photo on the first call, after the command's own checks. */
  open(): Promise<OpenPhoto>;
  progress: Progress;
}) => Promise<{ report: PhotoReport; outputs: ReadonlyArray<string> }>;

interface OpenPhoto {
  engine: Engine;
  source: Buffer;
  /** Observes the photo on the first call, for all documents. */
  observe(): Promise<Observation>;
}

interface PhotoRun extends OriginalOptions {
  files: ReadonlyArray<string>;
  documents: ReadonlyArray<ChosenDocument>;
  json?: boolean;
  /** Prints only the checks that did not pass. */
  brief?: boolean;
  terminal: Terminal;
  texts: Texts;
  /** Reads a file: what is judged as it is must not be converted. */
  read: (path: string) => Promise<Buffer>;
  work: PhotoWork;
}

/** Processes photos and documents in order and prints each result; a failure does not stop the others. */
export async function runPhotos(run: PhotoRun): Promise<ExitCode> {
  const { files, documents, json, brief = false, terminal, texts, work } = run;
  const progress = createProgress(terminal, texts, files.length * documents.length);
  const engine = lazyEngine(progress);
  const codes: ExitCode[] = [];
  try {
    for (const file of files) {
      const open = once(() => openPhoto(file, run, engine.get, progress));
      for (const document of documents) {
        progress.start(file);
        const outcome = await settle(() => work({ file, document, open, progress }));
        progress.finish();
        if ('value' in outcome) {
          const photo = { file, answer: document.answer, ...outcome.value };
          printAll(
            terminal,
            json ? [jsonReport(photo, document)] : [...reportLines(photo, texts, { ...terminal, brief }), ''],
          );
          codes.push(exitCodeOfVerdicts(photo.report.checks.map(({ verdict }) => verdict)));
        } else {
          const failure = describeFailure(outcome.error, texts);
          printFailure(file, document, failure, run);
          codes.push(failure.exitCode);
        }
      }
    }
  } finally {
    progress.clear();
    await engine.close();
  }
  return mostSevere(codes);
}

/** Combines the record and the command line into a request. */
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
    childAgeYears: childAge ?? null,
    answers: answer,
    ...options,
  };
}

async function openPhoto(
  file: string,
  options: OriginalOptions & Pick<PhotoRun, 'read'>,
  openEngine: () => Promise<Engine>,
  progress: Progress,
): Promise<OpenPhoto> {
  const source = await options.read(file);
  const engine = await openEngine();
  return { source, engine, observe: once(() => observeFace(engine, source, options, progress.step)) };
}

/** The engine loads its networks into memory, so it is imported for the first photo that needs it. */
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

/** Memoises the result of the first call, including a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function settle<T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}

function printFailure(
  file: string,
  document: ChosenDocument,
  failure: Failure,
  { documents, json, terminal }: PhotoRun,
): void {
  const title = documents.length > 1 ? `${file} · ${document.answer.requirement.label}` : file;
  if (json) terminal.out(jsonFailure(file, failure, document));
  else for (const line of [...failureLines(title, failure, terminal), '']) terminal.err(line);
}

function printAll(terminal: Terminal, lines: ReadonlyArray<string>): void {
  for (const line of lines) terminal.out(line);
}
