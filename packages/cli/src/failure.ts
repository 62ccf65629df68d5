import type { EngineError, EngineErrorKind, ErrorFacts } from '@vesika/engine';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Texts } from './texts.ts';

const commandFailures = {
  'file-missing': ['We couldn’t find the file', 'Check its name and folder.', exitCodes.photoUnusable],
  'file-unreadable': [
    'We couldn’t read the file',
    'Make sure it’s a file, not a folder, and that you’re allowed to read it.',
    exitCodes.photoUnusable,
  ],
  'face-number-unknown': [
    'The photo has fewer faces than that',
    'Faces are counted from left to right, as in --face 2.',
    exitCodes.usage,
  ],
  'output-exists': ['A file with that name is already there', 'Use --force to replace it.', exitCodes.usage],
  'output-is-input': [
    'The result would overwrite one of your photos',
    'Choose another folder with --out.',
    exitCodes.usage,
  ],
  'output-claimed': [
    'Another photo in this run has the same name',
    'Rename one of them, or make them in two runs, each with its own --out.',
    exitCodes.usage,
  ],
  'output-unwritable': ['We couldn’t save the result', 'Check the --out folder.', exitCodes.internal],
  'picture-unreadable': [
    'This isn’t a finished photo',
    'Use the JPG or PNG as Vesika saved it.',
    exitCodes.photoUnusable,
  ],
  'density-missing': [
    'The photo doesn’t say how large to print it',
    'Use the file as Vesika saved it; other programs often drop the print resolution.',
    exitCodes.photoUnusable,
  ],
} as const satisfies Record<string, readonly [title: string, action: string, exitCode: ExitCode]>;

type CommandFailureCode = keyof typeof commandFailures;

/** Expected failures outside the engine, such as unreadable or protected files. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly code: CommandFailureCode;
  readonly facts: ErrorFacts;

  constructor(code: CommandFailureCode, facts: ErrorFacts, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.facts = facts;
  }
}

/** Details printed about a photo that could not be made. */
export interface Failure {
  code: string;
  title: string;
  action: string;
  facts: ErrorFacts;
  exitCode: ExitCode;
}

const exitCodeOfKind: Readonly<Record<EngineErrorKind, ExitCode>> = {
  'file-refused': exitCodes.photoUnusable,
  'photo-unusable': exitCodes.photoUnusable,
  misuse: exitCodes.usage,
  misconfigured: exitCodes.internal,
};

/** The only place that turns an error into words and an exit code. */
export function describeFailure(error: unknown, texts: Texts): Failure {
  if (error instanceof CommandFailure) {
    const [title, action, exitCode] = commandFailures[error.code];
    return { code: error.code, title, action, facts: error.facts, exitCode };
  }
  if (isEngineError(error)) {
    const { title, action: advice } = texts.error(error.code);
    const action = error.code === 'faces-several' ? `${advice} ${faceAdvice(error)}` : advice;
    return { code: error.code, title, action, facts: error.facts, exitCode: exitCodeOfKind[error.kind] };
  }
  return {
    code: 'internal',
    title: 'Something went wrong with this photo',
    action: 'Please report it, with the lines below.',
    facts: { detail: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    exitCode: exitCodes.internal,
  };
}

/** Half a face at the edge of the picture cannot be chosen, so it has no frame. */
function faceAdvice({ facts: { frames } }: EngineError): string {
  const choices = Array.isArray(frames) ? frames.length : 1;
  if (choices === 1) return 'With --face 1, you choose the whole one.';
  return `With --face 1 to --face ${choices}, you choose one, counted from the left.`;
}

/** Checked by name, because importing the class would load the engine, which `vesika rules` does not need. */
function isEngineError(error: unknown): error is EngineError {
  return error instanceof Error && error.name === 'EngineError';
}
