import { existsSync, statfsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { chromiumBinary } from './chromium-binary.ts';
import { requireLibraries } from './missing-libraries.ts';

/**
 * Headless Chromium from the npm package. The sandbox is off because it works neither as root nor without user
 * namespaces, and only our own pages are opened. Background networking is off as well.
 */
export async function openBrowser(furtherArgs: readonly string[] = []): Promise<Browser> {
  const { executablePath, fontsDir } = await chromiumBinary();
  await requireLibraries(executablePath);
  return await chromium.launch({
    executablePath,
    chromiumSandbox: false,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      // V8's top tier costs a sixth of the time of each page and never pays off on pages this short-lived.
      '--js-flags=--no-opt',
      ...furtherArgs,
    ],
    env: existsSync('/etc/fonts/fonts.conf') ? process.env : { ...process.env, FONTCONFIG_PATH: fontsDir },
  });
}

/**
 * Whether /dev/shm is large enough for Chromium; containers often have only 64 MB. Without it every response and every
 * tile is a file on disk, which costs a tenth of the browser's time and a third of what fetches.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}
