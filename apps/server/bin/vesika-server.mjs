#!/usr/bin/env node
// What an operator does with the server's data while nobody needs a page: `vesika backup` and `vesika restore` run this.
import '@oxc-node/core/register';

await import('../src/operate.ts');
