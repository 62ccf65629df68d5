/** Runs before each file of the `dom` project: starts the English texts and unmounts what a test rendered. */

import { cleanup, configure } from '@testing-library/react';
import { pageNamespaces } from '@vesika/messages';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { startTexts } from '../shell/i18n/setup.ts';

// A busy machine needs more than a second.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => startTexts('en', pageNamespaces));
afterEach(cleanup);
afterAll(emptyBrowser);

/** Files share a browser, so each leaves it as it was opened. */
function emptyBrowser(): void {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  history.replaceState(null, '', '/');
}
