import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { listenForComplaints, tellWhatWasSeen } from './complaints.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type RunningServer, startServer } from './server.ts';

export interface Visit {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

type Settings = Record<string, string>;

export interface Stage {
  server: RunningServer;
  mailbox: Mailbox;
  /** A browser of its own for somebody; closed after the test, and pictured when the test fails. */
  visit(locale?: string, look?: BrowserContextOptions): Promise<Visit>;
  /** One that lasts over all tests of the file. */
  stay(locale?: string, look?: BrowserContextOptions): Promise<Visit>;
}

/** Service, mail server and browser for the tests of a file; to be called once, at its top. */
export function openStage(settings: Settings | (() => Promise<Settings>) = {}): Stage {
  const stage = {} as Stage;
  let browser: Browser;
  let visits: Visit[] = [];
  const stays: Visit[] = [];

  beforeAll(async () => {
    stage.mailbox = await openMailbox();
    const own = typeof settings === 'function' ? await settings() : settings;
    const given = { SMTP_URL: stage.mailbox.url, ...own };
    [stage.server, browser] = await Promise.all([startServer(given), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage.server?.stop();
    await stage.mailbox?.close();
  });
  afterEach(async ({ task }) => {
    for (const { page, complaints } of [...visits, ...stays]) {
      if (task.result?.state === 'fail') await tellWhatWasSeen(page, complaints, task.name);
    }
    await Promise.all(visits.map(({ context }) => context.close()));
    visits = [];
  });

  const open = async (locale: string, look: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({ locale, reducedMotion: 'reduce', ...look });
    const page = await context.newPage();
    return { context, page, complaints: listenForComplaints(page) };
  };
  stage.visit = async (locale = 'en-GB', look = {}) => {
    const visit = await open(locale, look);
    visits.push(visit);
    return visit;
  };
  stage.stay = async (locale = 'en-GB', look = {}) => {
    const visit = await open(locale, look);
    stays.push(visit);
    return visit;
  };
  return stage;
}
