import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { listenForComplaints, tellWhatWasSeen } from './complaints.ts';
import { mailAmong, openMailbox } from './mailbox.ts';
import { startServer } from './server.ts';
import type { SharedPlaces } from './shared-service.ts';

export interface Visit {
  context: BrowserContext;
  page: Page;
  complaints: string[];
}

interface Service<Places> {
  places: Places;
  mails(): Email[] | Promise<Email[]>;
  close(): Promise<void>;
}

export interface Stage<Places> {
  server: Places;
  /** The newest mail to somebody whose subject matches; waits for it. */
  mailTo(address: string, subject: RegExp): Promise<Email>;
  /** A browser of its own for somebody; closed after the test, and pictured when the test fails. */
  visit(locale?: string, look?: BrowserContextOptions): Promise<Visit>;
  /** One that lasts over all tests of the file. */
  stay(locale?: string, look?: BrowserContextOptions): Promise<Visit>;
}

/** The service that files share, and a browser for the tests of a file; to be called once, at its top. */
export function openStage(): Stage<SharedPlaces> {
  return stageOf(sharedService);
}

/** The same with a service of the file's own, with settings that would change what other files see. */
export function openOwnStage(settings: Record<string, string>): Stage<{ url: string }> {
  return stageOf(() => ownService(settings));
}

function stageOf<Places>(open: () => Promise<Service<Places>>): Stage<Places> {
  let service: Service<Places>;
  let visits: Visit[] = [];
  const stays: Visit[] = [];
  const close = (opened: Visit[]) => Promise.all(opened.map(({ context }) => context.close()));

  const stage: Stage<Places> = {
    // Set before anybody can ask for it.
    server: undefined as Places,
    mailTo: (address, subject) => mailAmong(service.mails, address, subject),
    visit: async (locale, look) => {
      const visit = await openVisit(locale, look);
      visits.push(visit);
      return visit;
    },
    stay: async (locale, look) => {
      const visit = await openVisit(locale, look);
      stays.push(visit);
      return visit;
    },
  };
  beforeAll(async () => {
    service = await open();
    stage.server = service.places;
  });
  afterAll(async () => {
    await close(stays);
    await service?.close();
  });
  afterEach(async ({ task }) => {
    for (const { page, complaints } of [...visits, ...stays]) {
      if (task.result?.state === 'fail') await tellWhatWasSeen(page, complaints, task.name);
    }
    await close(visits);
    visits = [];
  });
  return stage;
}

async function openVisit(locale = 'en-GB', look: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ locale, reducedMotion: 'reduce', ...look });
  const page = await context.newPage();
  return { context, page, complaints: listenForComplaints(page) };
}

let browser: Promise<Browser> | undefined;

/** One for all files that a process runs; it ends with the process. */
async function sharedBrowser(): Promise<Browser> {
  if (browser && !(await browser).isConnected()) browser = undefined;
  browser ??= openBrowser();
  return browser;
}

async function sharedService(): Promise<Service<SharedPlaces>> {
  const door = inject('sharedService');
  return {
    places: await askFor<SharedPlaces>(door),
    mails: () => askFor<Email[]>(`${door}/mails`),
    close: async () => undefined,
  };
}

async function askFor<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

async function ownService(settings: Record<string, string>): Promise<Service<{ url: string }>> {
  const mailbox = await openMailbox();
  const server = await startServer({ SMTP_URL: mailbox.url, ...settings });
  return {
    places: server,
    mails: mailbox.mails,
    close: async () => {
      await server.stop();
      await mailbox.close();
    },
  };
}
