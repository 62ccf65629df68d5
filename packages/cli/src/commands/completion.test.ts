import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { capturedTerminal } from '../captured-terminal.fixture.ts';
import { run } from '../program.ts';

async function scriptFor(shell: string): Promise<string> {
  const { terminal, out } = capturedTerminal();
  expect(await run(['completion', shell], terminal)).toBe(0);
  return out.join('\n');
}

async function completedInBash(...words: string[]): Promise<string[]> {
  const typed = words.map((word) => `'${word}'`).join(' ');
  const program = `${await scriptFor('bash')}
COMP_WORDS=(vesika ${typed}); COMP_CWORD=${words.length}; _vesika; echo "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).trim().split(' ').filter(Boolean);
}

const isInstalled = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

describe('completion in bash', () => {
  it('of a command', async () => {
    expect(await completedInBash('ma')).toEqual(['make']);
    expect(await completedInBash('')).toEqual(
      expect.arrayContaining(['make', 'batch', 'check', 'rules', 'sheet', 'backup', 'completion']),
    );
    expect(await completedInBash('batch-')).toEqual([]);
  });

  it('of an option of that command alone', async () => {
    expect(await completedInBash('make', 'a.jpg', '--full')).toEqual(['--full-edit']);
    expect(await completedInBash('check', '--full')).toEqual([]);
  });
});

it.each(['zsh', 'fish'])('the script for %s names every command and its options', async (shell) => {
  const script = await scriptFor(shell);
  for (const word of ['make', 'sheet', 'full-edit', 'child-age']) expect(script).toContain(word);
  if (isInstalled(shell)) execFileSync(shell, ['-n', '-c', script]);
});

it('an unknown shell is refused', async () => {
  const { terminal, err } = capturedTerminal();
  expect(await run(['completion', 'tcsh'], terminal)).toBe(2);
  expect(err.join('\n')).toContain('bash, zsh, fish');
});
