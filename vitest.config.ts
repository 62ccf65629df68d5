import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { observationsDir } from './packages/engine/fixtures/forget-observations.ts';
import { testSummary } from './scripts/test-summary.ts';

const nets = '**/*.nets.test.ts';
const service = 'apps/server/**/*.test.ts';
const dom = '**/*.dom.test.{ts,tsx}';
/** Each process reads the modules once, not once per file. */
const sharingModules = { isolate: false, setupFiles: './scripts/shared-modules.ts' };
/**
 * Flags for V8's garbage collector. Helper threads would only compete with the workers, which keep all cores busy. Test data
 * is short-lived, so more room (MB) means fewer collections; this saves a twentieth of the CPU time.
 */
const housekeeping = [
  '--single-threaded-gc',
  '--no-incremental-marking',
  '--initial-old-space-size=256',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
];
const sharingObservations = {
  globalSetup: './packages/engine/fixtures/forget-observations.ts',
  env: { OBSERVATIONS_DIR: observationsDir },
};
const sharingDatabase = { globalSetup: './apps/server/src/testing/hold-test-server.ts' };

export default defineConfig({
  test: {
    // One worker more than cores, because tests wait a quarter of the time for timers, databases and browsers.
    maxWorkers: availableParallelism() + 1,
    pool: 'forks',
    execArgv: housekeeping,
    reporters: ['default', testSummary()],
    // On a busy machine a test may time out once; the summary lists tests that needed a second try.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    // Projects run in the order of their names: those that wait most come first.
    projects: [
      ...['lab', 'trials'].map((workspace) => ({
        extends: true as const,
        test: {
          name: workspace,
          include: [`${workspace}/**/*.test.ts`],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...sharingModules,
          ...sharingObservations,
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
          // The project of the laboratory runs its own.
          exclude: ['lab/**', ...configDefaults.exclude],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...sharingModules,
          ...sharingObservations,
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
          ...sharingModules,
          setupFiles: [sharingModules.setupFiles, './apps/web/src/testing/dom-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Pages are rendered as in production: the development build records the origin of each element, which doubles the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'unit',
          // Unit tests wait for nothing, so a second try would only hide a fault.
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
