import pc from 'picocolors';
import type { Terminal } from './terminal.ts';

/** A terminal for tests that captures all lines, without colours or progress. */
export function capturedTerminal() {
  const out: string[] = [];
  const err: string[] = [];
  const written: Uint8Array[] = [];
  const terminal: Terminal = {
    out: (line) => void out.push(line),
    write: (bytes) => void written.push(bytes),
    err: (line) => void err.push(line),
    colours: pc.createColors(false),
    columns: null,
    progress: null,
  };
  return { terminal, out, err, written };
}
