#!/usr/bin/env node
// Types are stripped while loading, so a fresh clone needs no build step.
import '@oxc-node/core/register';

await import('../src/main.ts');
