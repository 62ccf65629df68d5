import { run } from './program.ts';
import { systemTerminal } from './terminal.ts';

process.exitCode = await run(process.argv.slice(2), systemTerminal());
