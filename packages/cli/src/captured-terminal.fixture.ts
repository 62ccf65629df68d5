import pc from 'picocolors';
import type { Terminal } from './terminal.ts';

/** A terminal for tests that captures all lines, without colours or progress. */
export function capturedTerminal() {
  const out: string[] = [];
  const err: string[] = [];
  const terminal: Terminal = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    colours: pc.createColors(false),
    columns: null,
    progress: null,
  };
  return { terminal, out, err };
}
