import type { Reporter, TestModule } from 'vitest/node';

/**
 * Prints after vitest's own report how long each project took, which tests passed only at the second try, and the line
 * `N passed, N failed, N skipped`.
 */
export function testSummary(print: (line: string) => void = console.log): Reporter {
  let began = new Map<string, number>();
  let ended = new Map<string, number>();
  return {
    onTestRunStart() {
      began = new Map();
      ended = new Map();
    },
    onTestModuleQueued({ project: { name } }) {
      if (!began.has(name)) began.set(name, performance.now());
    },
    onTestModuleEnd({ project: { name } }) {
      ended.set(name, performance.now());
    },
    onTestRunEnd(modules, unhandledErrors) {
      for (const [name, end] of ended) {
        const files = modules.filter(({ project }) => project.name === name).length;
        const seconds = (end - began.get(name)!) / 1000;
        print(`${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${files} files`);
      }
      for (const name of unsteadyTests(modules)) print(`passed at a second try: ${name}`);
      const count = countTests(modules);
      const failed = count.failed + unhandledErrors.length;
      print(`${count.passed} passed, ${failed} failed, ${count.skipped} skipped`);
      if (count.passed === 0) process.exitCode = 1;
    },
  };
}

function unsteadyTests(modules: readonly TestModule[]): string[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return tests.filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => fullName);
}

/** A file that fails before any of its tests counts as one failed test. */
function countTests(modules: readonly TestModule[]) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const failed = states.filter((state) => state === 'failed').length;
    count.passed += states.filter((state) => state === 'passed').length;
    count.failed += module.state() === 'failed' ? Math.max(1, failed) : failed;
    count.skipped += states.filter((state) => state === 'skipped').length;
  }
  return count;
}
