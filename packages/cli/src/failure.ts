import type { EngineError, EngineErrorKind } from '@vesika/engine';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import type { Texts } from './texts.ts';

const commandFailures = {
  'file-missing': ['The file does not exist', 'Check its name and folder.', exitCodes.photoUnusable],
  'file-unreadable': [
    'The file cannot be read',
    'Is it a folder, or yours to read?',
    exitCodes.photoUnusable,
  ],
  'output-exists': ['A file of that name is already there', 'Use --force to replace it.', exitCodes.usage],
  'output-is-input': [
    'The result would overwrite a photo that was given',
    'Choose another --out.',
    exitCodes.usage,
  ],
  'output-claimed': [
    'Another photo of this run has the same name',
    'Rename one of them, or make them apart with different --out.',
    exitCodes.usage,
  ],
  'output-unwritable': ['The result cannot be written', 'Check the folder of --out.', exitCodes.internal],
  'picture-unreadable': [
    'This is not a finished photo',
    'Give the JPG or PNG as Vesika wrote it.',
    exitCodes.photoUnusable,
  ],
  'density-missing': [
    'The photo does not say how large it is to be printed',
    'Use the file as Vesika wrote it; other programs often drop the print resolution.',
    exitCodes.photoUnusable,
  ],
} as const satisfies Record<string, readonly [title: string, action: string, exitCode: ExitCode]>;

export type CommandFailureCode = keyof typeof commandFailures;

/** Expected failures around the engine: files that cannot be read or must not be written. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
  readonly code: CommandFailureCode;
  readonly facts: Readonly<Record<string, string | number>>;

  constructor(code: CommandFailureCode, facts: Readonly<Record<string, string>>, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.facts = facts;
  }
}

/** What is printed about a photo that could not be finished. */
export interface Failure {
  code: string;
  title: string;
  action: string;
  facts: Readonly<Record<string, string | number>>;
  exitCode: ExitCode;
}

const exitCodeOfKind: Readonly<Record<EngineErrorKind, ExitCode>> = {
  'file-refused': exitCodes.photoUnusable,
  'photo-unusable': exitCodes.photoUnusable,
  misuse: exitCodes.usage,
  misconfigured: exitCodes.internal,
};

/** The one place where a thrown thing becomes words and an exit code. */
export function describeFailure(error: unknown, texts: Texts): Failure {
  if (error instanceof CommandFailure) {
    const [title, action, exitCode] = commandFailures[error.code];
    return { code: error.code, title, action, facts: error.facts, exitCode };
  }
  if (isEngineError(error)) {
    const { title, action } = texts.error(error.code);
    return { code: error.code, title, action, facts: error.facts, exitCode: exitCodeOfKind[error.kind] };
  }
  return {
    code: 'internal',
    title: 'Vesika failed on this photo',
    action: 'Please report it with the lines below.',
    facts: { detail: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    exitCode: exitCodes.internal,
  };
}

/** By name: the class itself would load the engine, which `vesika rules` has no need of. */
function isEngineError(error: unknown): error is EngineError {
  return error instanceof Error && error.name === 'EngineError';
}
