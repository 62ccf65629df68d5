import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { listenForComplaints, tellWhatWasSeen } from './complaints.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type RunningServer, startServer } from './server.ts';

export interface Stage {
  server: RunningServer;
  mailbox: Mailbox;
  /** A browser of its own for somebody; closed after the test, and pictured when the test fails. */
  visit(locale?: string): Promise<{ context: BrowserContext; page: Page; complaints: string[] }>;
}

/** Service, mail server and browser for the tests of a file; to be called once, at its top. */
export function openStage(settings: Record<string, string> = {}): Stage {
  const stage = {} as Stage;
  let browser: Browser;
  let visits: { context: BrowserContext; page: Page; complaints: string[] }[] = [];

  beforeAll(async () => {
    stage.mailbox = await openMailbox();
    const given = { SMTP_URL: stage.mailbox.url, ...settings };
    [stage.server, browser] = await Promise.all([startServer(given), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage.server?.stop();
    await stage.mailbox?.close();
  });
  afterEach(async ({ task }) => {
    for (const { page, complaints } of visits) {
      if (task.result?.state === 'fail') await tellWhatWasSeen(page, complaints, task.name);
    }
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
  });

  stage.visit = async (locale = 'en-GB') => {
    const context = await browser.newContext({ locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const visit = { context, page, complaints: listenForComplaints(page) };
    visits.push(visit);
    return visit;
  };
  return stage;
}
