import type { Verdict } from '@vesika/report';

/** All exit codes; `--help` prints them. */
export const exitCodes = {
  done: 0,
  internal: 1,
  usage: 2,
  photoUnusable: 3,
  checksFailed: 4,
  undecided: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const meanings: Readonly<Record<keyof typeof exitCodes, string>> = {
  done: 'done, every check passed',
  internal: 'something went wrong in Vesika (a bug, a missing model, a folder we can’t write to)',
  usage: 'the command line is wrong, or a file would have been overwritten',
  photoUnusable: 'we couldn’t use a photo (unreadable, not a picture, no face, several faces)',
  checksFailed: 'done, but a check failed',
  undecided: 'done, and no check failed, but one couldn’t be decided',
  interrupted: 'a batch was stopped by Ctrl-C; repeat the command to continue it',
};

export function exitCodeTable(): string {
  const rows = Object.entries(meanings).map(
    ([name, meaning]) => `  ${exitCodes[name as keyof typeof exitCodes]}  ${meaning}`,
  );
  return ['Exit codes (for several photos the most severe one: 1, 2, 3, 4, 5, then 0):', ...rows].join('\n');
}

/** The exit code of a photo whose checks have these verdicts. */
export function exitCodeOfVerdicts(verdicts: ReadonlyArray<Verdict>): ExitCode {
  if (verdicts.includes('fail')) return exitCodes.checksFailed;
  return verdicts.includes('undetermined') ? exitCodes.undecided : exitCodes.done;
}

/** The exit code of a run over several files. */
export function mostSevere(codes: ReadonlyArray<ExitCode>): ExitCode {
  const failures = codes.filter((code) => code !== exitCodes.done);
  return failures.length === 0 ? exitCodes.done : (Math.min(...failures) as ExitCode);
}
