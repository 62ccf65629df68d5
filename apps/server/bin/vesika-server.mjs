#!/usr/bin/env node
// Operates on the server's data from the command line: `vesika backup` and `vesika restore` run this.
import '@oxc-node/core/register';

await import('../src/operate.ts');
