/** The only table of exit codes; `--help` prints it. */
export const exitCodes = {
  done: 0,
  internal: 1,
  usage: 2,
  photoUnusable: 3,
  checksFailed: 4,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const meanings: Readonly<Record<keyof typeof exitCodes, string>> = {
  done: 'done, every check passed',
  internal: 'Vesika itself failed (a fault, a missing model, a folder that cannot be written)',
  usage: 'the command line is wrong, or a file would have been overwritten',
  photoUnusable: 'a photo could not be used (not readable, not a picture, no face, several faces)',
  checksFailed: 'done, but a check failed or could not be decided',
};

export function exitCodeTable(): string {
  const rows = Object.entries(meanings).map(
    ([name, meaning]) => `  ${exitCodes[name as keyof typeof exitCodes]}  ${meaning}`,
  );
  return ['Exit codes (of several photos the most severe: 1, 2, 3, 4, 0):', ...rows].join('\n');
}

/** The code of a run over several files. */
export function mostSevere(codes: ReadonlyArray<ExitCode>): ExitCode {
  const failures = codes.filter((code) => code !== exitCodes.done);
  return failures.length === 0 ? exitCodes.done : (Math.min(...failures) as ExitCode);
}
