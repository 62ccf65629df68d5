import pc from 'picocolors';

export type Colours = ReturnType<typeof pc.createColors>;

/** All the commands know of the world they print to. Lines of `out` are results, of `err` everything else. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
  colours: Colours;
  /** Columns of a person's window; null where the output goes to a file or another program. */
  columns: number | null;
  /** Rewrites the line of progress; null where nobody watches. */
  progress: ((line: string) => void) | null;
}

const clearLine = '\r\u001B[2K';

export function systemTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const isTerminal = (stream: NodeJS.WriteStream) => stream.isTTY === true && env.TERM !== 'dumb';
  // A reader that has seen enough, such as `head`, is no fault of ours.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  return {
    out: (line) => void stdout.write(`${line}\n`),
    err: (line) => void stderr.write(`${line}\n`),
    colours: pc.createColors(isTerminal(stdout) && !env.NO_COLOR),
    columns: isTerminal(stdout) && stdout.columns > 0 ? stdout.columns : null,
    progress: isTerminal(stderr) ? (line) => void stderr.write(clearLine + line) : null,
  };
}
