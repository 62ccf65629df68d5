import { existsSync, statfsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { chromiumBinary } from './chromium-binary.ts';
import { requireLibraries } from './missing-libraries.ts';

/**
 * Headless Chromium out of the npm package. The sandbox is off, since it works neither as root nor where
 * user namespaces are closed; only our own pages are opened. What would call home is off as well.
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
      // No page is open for long enough to be worth V8's last tier, which took a sixth of the time of each.
      '--js-flags=--no-opt',
      ...furtherArgs,
    ],
    env: existsSync('/etc/fonts/fonts.conf') ? process.env : { ...process.env, FONTCONFIG_PATH: fontsDir },
  });
}

/**
 * Room in memory for what Chromium's processes share; containers often have 64 MB, which is too little. Without it, every
 * answer and every tile of a page is a file on the disk: a tenth of the browser's time, and a third of what fetches.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}
