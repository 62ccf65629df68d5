import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'packages');

/** Each sample is a module of its own, in the folder of a user whose packages are those of this repository. */
const samples = readdirSync(packages).flatMap((name) => {
  const readme = join(packages, name, 'README.md');
  const text = ts.sys.readFile(readme) ?? '';
  return [...text.matchAll(/```(?:js|ts)\n([\s\S]*?)```/g)].map(([, code], n) => ({
    title: `packages/${name}/README.md, sample ${n + 1}`,
    path: join(root, 'scripts', `${name}-sample-${n}.mts`),
    code: `${code}\nexport {};\n`,
  }));
});

const options: ts.CompilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
  ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext, types: ['node'] },
  ...{ moduleResolution: ts.ModuleResolutionKind.NodeNext, resolveJsonModule: true },
};

describe('the samples of the READMEs', () => {
  const codeAt = new Map(samples.map(({ path, code }) => [path, code]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => codeAt.has(path) || fileExists(path);
  host.readFile = (path) => codeAt.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const code = codeAt.get(path);
    return code === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, code, language);
  };
  const program = ts.createProgram({ rootNames: [...codeAt.keys()], options, host });

  it('are those of every package that has some', () => {
    expect(samples.length).toBeGreaterThan(4);
    expect(readFileSync(join(packages, 'client/README.md'), 'utf8')).toContain('verifyWebhook');
  });

  it.each(samples)('compile strictly: $title', { timeout: 120_000 }, ({ path }) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});
