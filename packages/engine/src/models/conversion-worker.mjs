// A worker thread starts as plain JavaScript without the loader of its parent, so it registers TypeScript itself.
import '@oxc-node/core/register';

await import('./conversion-thread.ts');
