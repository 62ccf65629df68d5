import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { testSummary } from './scripts/test-summary.ts';

const nets = '**/*.nets.test.ts';
const service = 'apps/server/**/*.test.ts';
const dom = '**/*.dom.test.{ts,tsx}';
/** Read once by a process instead of once by a file. */
const sharingModules = { isolate: false, setupFiles: './scripts/shared-modules.ts' };
/**
 * How V8 keeps house in a worker. More workers than cores leave threads that help it nothing but waiting for each other, and
 * what a test makes seldom lasts: with room for it (MB), less is looked through. A twentieth of the CPU time.
 */
const housekeeping = [
  '--single-threaded-gc',
  '--no-incremental-marking',
  '--initial-old-space-size=256',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
];
const sharingDatabase = { globalSetup: './apps/server/src/testing/hold-test-server.ts' };

export default defineConfig({
  test: {
    // One more than cores: a quarter of the time, tests wait for timers, databases and browsers.
    maxWorkers: availableParallelism() + 1,
    pool: 'forks',
    execArgv: housekeeping,
    reporters: ['default', testSummary()],
    // On a busy machine anything may take its time once; what needed a second try is named at the end.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    // In the order of their names: what waits most comes first, what is short fills the end.
    projects: [
      ...['lab', 'trials'].map((workspace) => ({
        extends: true as const,
        test: {
          name: workspace,
          include: [`${workspace}/**/*.test.ts`],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...sharingModules,
        },
      })),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          ...sharingModules,
          globalSetup: [sharingDatabase.globalSetup, './e2e/shared-service.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'nets',
          include: [nets],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...sharingModules,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: [service],
          exclude: [nets, ...configDefaults.exclude],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...sharingModules,
          globalSetup: [sharingDatabase.globalSetup, './apps/server/src/testing/bundle-fake-engine.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          retry: 0,
          include: ['apps/web/src/**/*.dom.test.{ts,tsx}'],
          environment: 'happy-dom',
          // React reports updates outside `act` only in its development build.
          env: { NODE_ENV: 'test' },
          setupFiles: './apps/web/src/testing/dom-setup.ts',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // Pages are drawn as they are served: React notes where each element came from otherwise, which takes half the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          // Nothing there waits for anything.
          retry: 0,
          // Unit tests run the same in a clone without ../shared; tests with photographs are in `nets`.
          env: { NODE_ENV: 'production', PORTRAITS_DIR: '/nonexistent' },
          include: [
            'packages/*/{src,fixtures}/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: [nets, service, dom, ...configDefaults.exclude],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...sharingModules,
        },
      },
    ],
  },
});
