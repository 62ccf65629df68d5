import pc from 'picocolors';

export type Colours = ReturnType<typeof pc.createColors>;

/** The command line's view of its output. Results go to `out` or `write`, everything else to `err`. */
export interface Terminal {
  out(line: string): void;
  /** Writes a file to where `out` writes lines. */
  write(bytes: Uint8Array): void;
  err(line: string): void;
  colours: Colours;
  /** Columns of the window; null if the output is a file or another program. */
  columns: number | null;
  /** Rewrites the progress line; null if the output is not a terminal. */
  progress: ((line: string) => void) | null;
}

const clearLine = '\r\u001B[2K';

export function systemTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const isTerminal = (stream: NodeJS.WriteStream) => stream.isTTY === true && env.TERM !== 'dumb';
  // A reader such as `head` may close the pipe early.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  return {
    out: (line) => void stdout.write(`${line}\n`),
    write: (bytes) => void stdout.write(bytes),
    err: (line) => void stderr.write(`${line}\n`),
    colours: pc.createColors(isTerminal(stdout) && !env.NO_COLOR),
    columns: isTerminal(stdout) && stdout.columns > 0 ? stdout.columns : null,
    progress: isTerminal(stderr) ? (line) => void stderr.write(clearLine + line) : null,
  };
}
