import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks Chromium from the npm package once per user into the temp folder (some seconds, 200 MB). The package itself
 * writes to fixed names that only the first user can read and that are half written while another process reads them,
 * so it unpacks into a separate folder that is then renamed.
 */
export async function chromiumBinary(): Promise<{ executablePath: string; fontsDir: string }> {
  const dir = join(tmpdir(), `vesika-chromium-153-${process.getuid?.() ?? 'user'}`);
  if (!existsSync(dir)) await unpackInto(dir);
  return { executablePath: join(dir, 'chromium'), fontsDir: join(dir, 'fonts') };
}

async function unpackInto(dir: string): Promise<void> {
  await mkdir(tmpdir(), { recursive: true });
  const staging = await mkdtemp(`${dir}.`);
  const script = "import('@sparticuz/chromium').then((it) => it.default.executablePath())";
  await run(process.execPath, ['-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: staging },
  });
  await rename(staging, dir).catch(async (error: NodeJS.ErrnoException) => {
    await rm(staging, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}
